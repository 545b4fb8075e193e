import { dateFormat } from '@marquee/contract/locales'
import { evenSpaces } from './evenSpaces.ts'
import { useLocaleCode } from './hooks.ts'
import { useIsInBrowser } from '../app/useIsInBrowser.ts'

const formats = {
  /** Within days: no year. */
  short: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  medium: { dateStyle: 'medium', timeStyle: 'short' },
  long: { dateStyle: 'long', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

interface WhenProps {
  /** Epoch ms. */
  at: number
  format?: keyof typeof formats
}

/** A moment in the reader's own time, with UTC behind it; the server, which knows no zone, says UTC. */
export function When({ at, format = 'medium' }: WhenProps) {
  const locale = useLocaleCode()
  const isHere = useIsInBrowser()
  const say = (timeZone?: string) =>
    evenSpaces(dateFormat(locale, { ...formats[format], ...(timeZone && { timeZone }) }).format(at))
  const utc = `${say('UTC')} UTC`
  return (
    <time dateTime={new Date(at).toISOString()} title={utc}>
      {isHere ? say() : utc}
    </time>
  )
}
