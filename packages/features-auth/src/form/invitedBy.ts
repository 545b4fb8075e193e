import { readCookies } from '@marquee/core'

const longest = 40

/** The code of whoever invited this guest, if one was kept (REF-03, REF-04). */
export function invitedBy(cookieHeader: string): string | undefined {
  const { invited_by: invited, refcode } = readCookies(cookieHeader)
  const code = (invited || refcode)?.trim()
  return code && code.length <= longest ? code : undefined
}
