import {
  ArgTypes,
  Description,
  Markdown,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import type { Usage } from '@marquee/ui/usage'

const parts: [keyof Usage, string][] = [
  ['when', 'When to use'],
  ['whenNot', 'When not to use'],
  ['accessibility', 'Accessibility'],
]

/** The page of each component: what it is for, its variants, and its props as the source has them. */
export function UsagePage() {
  const meta = useOf('meta', ['meta'])
  const usage = meta.preparedMeta.parameters['usage'] as Usage | undefined
  return (
    <>
      <Title />
      <Description of="meta" />
      {usage &&
        parts.map(([part, title]) => (
          <Markdown key={part}>
            {[`## ${title}`, ...usage[part].map((line) => `- ${line}`)].join('\n')}
          </Markdown>
        ))}
      <Stories title="Variants" includePrimary />
      <Markdown>## Props</Markdown>
      <ArgTypes />
    </>
  )
}
