import { useLocaleCode, useNow } from '@marquee/core'

/** A moment in the reader's own time, with UTC behind it; the server, which knows no zone, says UTC. */
export function When({ at }: { at: number }) {
  const locale = useLocaleCode()
  const known = useNow() !== null
  const format = (timeZone?: string) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      ...(timeZone && { timeZone }),
    }).format(at)
  return (
    <time dateTime={new Date(at).toISOString()} title={`${format('UTC')} UTC`}>
      {known ? format() : `${format('UTC')} UTC`}
    </time>
  )
}
