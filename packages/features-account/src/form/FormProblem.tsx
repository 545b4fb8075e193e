import { Notice } from '@marquee/ui'

/** What is wrong with the whole form, said as soon as it is known. */
export function FormProblem({ text }: { text: string | undefined }) {
  return text ? (
    <Notice tone="critical" announced>
      {text}
    </Notice>
  ) : null
}
