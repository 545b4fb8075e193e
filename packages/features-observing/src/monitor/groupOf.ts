import { shortHash } from '@marquee/core'

/** As much of a report as says which error it is. */
export interface ReportedError {
  Details?: {
    Error?: {
      ClassName?: string
      Message?: string
      StackTrace?: { MethodName?: string }[]
    }
  }
}

/** What differs between two cases of one error: numbers, ids, and the hashes in names of built files. */
const varying = /[0-9a-f]{8,}|[A-Za-z0-9_-]{8}(?=\.js)|\d+/gi

/**
 * What reports of one error have in common, whichever release wrote them, as ten letters and digits
 * (CONST-01). The service puts those together, so that a release does not make every error new.
 */
export function groupOf({ Details: { Error: error = {} } = {} }: ReportedError): string {
  const { ClassName = '', Message = '', StackTrace = [] } = error
  return shortHash(
    [ClassName, Message.replaceAll(varying, '#'), StackTrace[0]?.MethodName ?? ''].join('\n'),
  )
}
