import type { ContentBlock, ContentInline } from '../contract/schemas.ts'
import { givenPath, Link } from '@marquee/core'
import { Heading } from '@marquee/ui'
import * as css from './ContentPage.css.ts'

function Words({ words }: { words: ContentInline[] }) {
  return words.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={index} to={givenPath(part.to)} className={css.link}>
        {part.text}
      </Link>
    ),
  )
}

function Block({ block }: { block: ContentBlock }) {
  if (block.kind === 'heading')
    return (
      <Heading level={2} size="lg" id={block.id} className={css.heading}>
        {block.text}
      </Heading>
    )
  if (block.kind === 'paragraph')
    return (
      <p>
        <Words words={block.words} />
      </p>
    )
  return (
    <ul className={css.list}>
      {block.items.map((words, index) => (
        <li key={index}>
          <Words words={words} />
        </li>
      ))}
    </ul>
  )
}

/** A document out of its parts; no markup is ever taken over from data. */
export function Blocks({ blocks }: { blocks: ContentBlock[] }) {
  return (
    <div className={css.text}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  )
}
