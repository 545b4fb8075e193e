import { useT } from '@marquee/core'
import { Button, Notice } from '@marquee/ui'
import type { Books } from './useBooks.ts'

/** Says that the books of the round's game are on their way, or that they did not come. */
export function BooksNotice({ books }: { books: Books }) {
  const t = useT('history')
  if (books.state === 'loading') return <Notice announced>{t('verify.books.loading')}</Notice>
  if (books.state !== 'failed') return null
  return (
    <Notice
      tone="critical"
      announced
      action={
        <Button variant="plain" size="sm" onClick={books.again}>
          {t('failed.retry')}
        </Button>
      }
    >
      {t('verify.books.failed')}
    </Notice>
  )
}
