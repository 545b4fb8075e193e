import { dateFormat } from '@marquee/contract/locales'
import { useIsInBrowser } from '../app/useIsInBrowser.ts'
import { evenSpaces } from './evenSpaces.ts'
import { useLocaleCode } from './hooks.ts'

interface Styles extends Pick<
  Intl.DateTimeFormatOptions,
  'dateStyle' | 'timeStyle' | 'day' | 'month' | 'year'
> {
  /** For days that are the same for everybody: births, statements, documents. The reader's zone otherwise. */
  timeZone?: 'UTC'
}

/**
 * Writes instants (epoch ms) within a text, where the reader is. The server and the render that takes
 * over from it know no zone and say the day in UTC, without the hour: a page that was rendered otherwise
 * than it is taken over is rendered anew.
 */
export function useDateFormat({ timeStyle, ...day }: Styles): (at: number) => string {
  const locale = useLocaleCode()
  const isHere = useIsInBrowser()
  const format = dateFormat(
    locale,
    isHere ? { ...day, ...(timeStyle && { timeStyle }) } : { ...day, timeZone: 'UTC' },
  )
  return (at) => evenSpaces(format.format(at))
}
