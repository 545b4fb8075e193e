import type { RequiredTerm, Translatable } from '@marquee/contract'
import { useDateFormat, useT, useTranslate } from '@marquee/core'
import { Badge, Card, Disclosure, Heading, Text, VisuallyHidden } from '@marquee/ui'
import * as css from './TermsDocument.css.ts'

type Kind = 'added' | 'changed' | 'removed'

interface Change {
  id: string
  kind: Kind
  before: Translatable | null
  now: Translatable | null
}

/** What is new, in the order of the document; what is gone comes last. */
function changesOf({ paragraphs, removed }: RequiredTerm): Change[] {
  return [
    ...paragraphs.flatMap(({ id, text, change, before }) =>
      change === 'same' ? [] : [{ id, kind: change, before, now: text }],
    ),
    ...removed.map(({ id, text }) => ({ id, kind: 'removed' as const, before: text, now: null })),
  ]
}

const tones = { added: 'positive', changed: 'caution', removed: 'critical' } as const

function ChangeLine({ kind, before, now }: Change) {
  const t = useT('terms')
  const translate = useTranslate()
  return (
    <li className={css.change[kind]} data-change={kind}>
      <div>
        <Badge tone={tones[kind]}>{t(`change.${kind}`)}</Badge>
      </div>
      {before && (
        <Text as="div" size="sm">
          <VisuallyHidden>{t('before')}: </VisuallyHidden>
          <del className={css.before}>{translate(before)}</del>
        </Text>
      )}
      {now && (
        <Text as="div">
          {before && <VisuallyHidden>{t('now')}: </VisuallyHidden>}
          <ins className={css.now}>{translate(now)}</ins>
        </Text>
      )}
    </li>
  )
}

/** One document: what changed since the player last accepted it, and the whole of it. */
export function TermsDocument({ term }: { term: RequiredTerm }) {
  const t = useT('terms')
  const translate = useTranslate()
  const date = useDateFormat({ dateStyle: 'long' })(term.publishedAt)
  const changes = changesOf(term)
  return (
    <Card tone="surface" data-testid={`terms-${term.key}`}>
      <article className={css.document}>
        <header className={css.head}>
          <Heading level={3}>{translate(term.title)}</Heading>
          <Text size="sm" tone="secondary">
            {t('version', { version: term.version, date })}
            {term.acceptedVersion && ` · ${t('since', { version: term.acceptedVersion })}`}
          </Text>
        </header>
        {changes.length > 0 && (
          <ul className={css.changes}>
            {changes.map((change) => (
              <ChangeLine key={change.id} {...change} />
            ))}
          </ul>
        )}
        <Disclosure summary={t('whole')} open={changes.length === 0}>
          <ol className={css.whole}>
            {term.paragraphs.map(({ id, text }) => (
              <li key={id}>{translate(text)}</li>
            ))}
          </ol>
        </Disclosure>
      </article>
    </Card>
  )
}
