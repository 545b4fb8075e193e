import { dateFormat } from '@marquee/contract/locales'
import { Tooltip } from '@mui/material'

const local = dateFormat('en', { dateStyle: 'full', timeStyle: 'long' })

/** `2026-11-20 12:33:05 UTC`, with the reader's own time as its tooltip. */
export function When({ at }: { at: number | null }) {
  if (at === null) return <span>never</span>
  const iso = new Date(at).toISOString()
  return (
    <Tooltip title={local.format(at)} describeChild>
      <time
        dateTime={iso}
        style={{ whiteSpace: 'nowrap' }}
      >{`${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`}</time>
    </Tooltip>
  )
}
