import type { useT } from '@marquee/core'

/** A title and a sentence, as the texts of a feature have them under one key. */
export const worded = (t: ReturnType<typeof useT>, key: string) => ({
  title: t(`${key}.title`),
  text: t(`${key}.text`),
})

/** How a feature is played, from its texts `steps.1` on. */
export const stepsOf = (t: ReturnType<typeof useT>, count: number) =>
  Array.from({ length: count }, (_, step) => worded(t, `steps.${step + 1}`))
