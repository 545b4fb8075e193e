import { type Answer, codeIn } from './client.ts'
import { type Contract, type Operation, whereOf } from './document.ts'
import type { Report } from './report.ts'
import type { Validator } from './validator.ts'

/** What every call may answer beside what it names itself. */
const always = new Set(['invalid-input', 'rate-limited', 'unavailable', 'payload-too-large'])

/** What tells an outsider how a backend is made. */
const inside = /node_modules|\.[tj]s:\d|\bat \w+ \(|SQLSTATE|Traceback|\bselect .+ from /i

const shown = ({ status, text }: Answer) => `${status} ${text.slice(0, 240)}`

export type Judge = (operation: Operation, answer: Answer) => void

/** Looks at every answer that comes, whatever was asked for. */
export function makeJudge(contract: Contract, validator: Validator, report: Report): Judge {
  const requestIds = new Set<string>()

  function judgeHeaders(operation: Operation, answer: Answer): void {
    const { headers } = answer
    const where = 'docs/contracts/conformance.md, Headers'
    const kept = headers['cache-control'] ?? '(none)'
    const isFresh = /\bno-store\b/.test(kept)
    const isKept = operation.mayBeKept && answer.status === 200 && /\bpublic\b/.test(kept)
    report.check('headers', operation.id, isFresh || isKept, {
      expected: 'Cache-Control: no-store',
      came: `Cache-Control: ${kept}`,
      where,
    })
    const id = String(headers['x-request-id'] ?? '')
    report.check('headers', operation.id, id !== '', {
      expected: 'an X-Request-Id',
      came: 'none',
      where,
    })
    if (!id) return
    report.check('headers', operation.id, !requestIds.has(id), {
      expected: 'an X-Request-Id of its own for each answer',
      came: `${id} again`,
      where,
    })
    requestIds.add(id)
  }

  function judgeSuccess(operation: Operation, answer: Answer): void {
    const { id, produces, success } = operation
    const type = answer.headers['content-type'] ?? '(none)'
    const where = whereOf(operation, 'responses/200')
    const isFile = produces === 'application/octet-stream'
    report.check('answers', id, isFile || type.startsWith(produces), {
      expected: `Content-Type: ${produces}`,
      came: `Content-Type: ${type}`,
      where,
    })
    if (produces !== 'application/json') return
    const complaint =
      answer.json === undefined ? 'the body is no JSON' : validator.check(success, answer.json)
    report.check('answers', id, complaint === null, {
      expected: 'a body as the schema says',
      came: `${complaint}: ${shown(answer)}`,
      where,
    })
  }

  function judgeError(operation: Operation, answer: Answer): void {
    const { id, errors } = operation
    const where = whereOf(operation, 'x-errors')
    const told = shown(answer)
    const complaint = validator.checkNamed('ErrorBody', answer.json)
    const isBody = report.check('errors', id, complaint === null, {
      expected: 'an error body: success false, and error with code, message and requestId',
      came: `${complaint}: ${told}`,
      where: 'openapi.json#/components/schemas/ErrorBody',
    })
    report.check('errors', id, !inside.test(answer.text), {
      expected: 'nothing of how the backend is made',
      came: told,
      where: 'openapi.json#/components/schemas/ErrorBody',
    })
    if (!isBody) return
    const { error } = answer.json as { error: { code: string; message: string; requestId: string } }
    report.check('errors', id, error.message.trim() !== '', {
      expected: 'a message that says what happened',
      came: told,
      where: 'openapi.json#/components/schemas/ErrorBody',
    })
    const status = contract.statusOf.get(error.code)
    report.check('errors', id, status === answer.status, {
      expected: `the status ${status} with the code ${error.code}`,
      came: told,
      where: 'openapi.json#/components/responses',
    })
    const isDeclared = errors.includes(error.code) || always.has(error.code)
    report.check('errors', id, isDeclared && error.code !== 'internal', {
      expected: `one of ${errors.join(', ')}`,
      came: told,
      where,
    })
    report.check('errors', id, error.requestId === answer.headers['x-request-id'], {
      expected: 'the request id of the header in the body too',
      came: `${error.requestId} and ${String(answer.headers['x-request-id'])}`,
      where: 'openapi.json#/components/schemas/ErrorBody',
    })
  }

  return (operation, answer) => {
    if (answer.status > 0) judgeHeaders(operation, answer)
    if (answer.status === 200) return judgeSuccess(operation, answer)
    if (answer.status >= 400) return judgeError(operation, answer)
    report.check('answers', operation.id, false, {
      expected: 'the status 200, or that of an error',
      came: shown(answer),
      where: whereOf(operation, 'responses'),
    })
  }
}

/** An answer in a report. */
export const told = (answer: Answer): string => shown(answer)
/** Its status and code in a report. */
export const outcome = (answer: Answer): string => `${answer.status} ${codeIn(answer) ?? ''}`.trim()
