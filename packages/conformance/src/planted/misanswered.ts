import { codeOf, type Kind, ofError, ofSuccess, rewrite } from './kind.ts'

type Json = Record<string, unknown>
interface ErrorJson {
  error: Json
}

const asks: Kind['fits'] = ({ effect, audience, produces }, reached) =>
  reached && !effect && ['player', 'public'].includes(audience) && produces === 'application/json'
const acts: Kind['fits'] = ({ effect, audience }, reached) =>
  reached && effect && audience === 'player'
const anyAct: Kind['fits'] = ({ effect, audience }) => effect && audience === 'player'

/** Does something to the first field of an answer's data, or of the answer. */
const inData = (json: Json, change: (holder: Json, name: string) => void): Json => {
  const holder = (json['data'] ?? json) as Json
  const [name] = Object.keys(holder)
  if (name && !Array.isArray(holder)) change(holder, name)
  else json['success'] = 'yes'
  return json
}

/** Answers and errors that are not as they are described. */
export const misanswered: Kind[] = [
  {
    name: 'another status of success',
    areas: ['answers'],
    fits: asks,
    http: ofSuccess((one) => ({ ...one, status: 201 })),
  },
  {
    name: 'nothing in place of an answer',
    areas: ['answers'],
    fits: asks,
    http: ofSuccess((one) => ({ ...one, status: 204, body: '' })),
  },
  {
    name: '500 in place of a success',
    areas: ['errors', 'answers'],
    fits: asks,
    http: ofSuccess((one) => ({
      ...one,
      status: 500,
      body: '{"success":false,"error":{"code":"internal","message":"Oh.","requestId":"x"}}',
    })),
  },
  {
    name: 'a field that is missing',
    areas: ['answers'],
    fits: asks,
    http: ofSuccess((one) =>
      rewrite(one, (json: Json) => inData(json, (holder, name) => delete holder[name])),
    ),
  },
  {
    name: 'a field of another type',
    areas: ['answers'],
    fits: asks,
    http: ofSuccess((one) =>
      rewrite(one, (json: Json) =>
        inData(json, (holder, name) => (holder[name] = { wrong: true })),
      ),
    ),
  },
  {
    name: 'a field that is null',
    areas: ['answers'],
    fits: acts,
    http: ofSuccess((one) => rewrite(one, (json: Json) => ({ ...json, success: null }))),
  },
  {
    name: 'success false beside 200',
    areas: ['answers'],
    fits: asks,
    http: ofSuccess((one) =>
      rewrite(one, (json: Json) => ({ ...json, success: false, data: undefined })),
    ),
  },
  {
    name: 'an error beside 200',
    areas: ['input', 'acts', 'answers'],
    fits: acts,
    http: ofError((one) => ({ ...one, status: 200 })),
  },
  {
    name: 'an answer that is no JSON',
    areas: ['answers'],
    fits: asks,
    http: ofSuccess((one) => ({ ...one, body: one.body.slice(0, -2) })),
  },
  {
    name: 'JSON that is called a page',
    areas: ['answers'],
    fits: asks,
    http: ofSuccess((one) => ({
      ...one,
      headers: { ...one.headers, 'content-type': 'text/html' },
    })),
  },
  {
    name: 'an answer that may be stored',
    areas: ['headers'],
    fits: (one, reached) => asks(one, reached) && !one.mayBeKept,
    http: ofSuccess((one) => ({
      ...one,
      headers: { ...one.headers, 'cache-control': 'public, max-age=60' },
    })),
  },
  {
    name: 'an answer that does not say whether it may be stored',
    areas: ['headers'],
    fits: acts,
    http: ofSuccess((one) => ({ ...one, headers: { ...one.headers, 'cache-control': undefined } })),
  },
  {
    name: 'no request id',
    areas: ['headers'],
    fits: asks,
    http: ofSuccess((one) => ({ ...one, headers: { ...one.headers, 'x-request-id': undefined } })),
  },
  {
    name: 'the same request id for all',
    areas: ['headers', 'reading'],
    fits: asks,
    http: ofSuccess((one) => ({
      ...one,
      headers: { ...one.headers, 'x-request-id': 'one-for-all' },
    })),
  },
  {
    name: 'an error without a code',
    areas: ['errors'],
    fits: anyAct,
    http: ofError((one) =>
      rewrite(one, (json: ErrorJson) => ({ ...json, error: { ...json.error, code: undefined } })),
    ),
  },
  {
    name: 'a code that nobody knows',
    areas: ['errors'],
    fits: anyAct,
    http: ofError((one) =>
      rewrite(one, (json: ErrorJson) => ({ ...json, error: { ...json.error, code: 'oops' } })),
    ),
  },
  {
    name: 'a code that the call does not declare',
    areas: ['errors'],
    fits: (one) => anyAct(one, true) && !one.errors.includes('round-settled'),
    http: ofError((one) => ({
      ...rewrite(one, (json: ErrorJson) => ({
        ...json,
        error: { ...json.error, code: 'round-settled' },
      })),
      status: 409,
    })),
  },
  {
    name: 'a code with the status of another',
    areas: ['errors', 'acts', 'input'],
    fits: anyAct,
    http: ofError((one) => ({ ...one, status: one.status === 403 ? 401 : 403 })),
  },
  {
    name: 'an error without a request id',
    areas: ['errors'],
    fits: anyAct,
    http: ofError((one) =>
      rewrite(one, (json: ErrorJson) => ({
        ...json,
        error: { ...json.error, requestId: undefined },
      })),
    ),
  },
  {
    name: 'two request ids',
    areas: ['errors'],
    fits: anyAct,
    http: ofError((one) =>
      rewrite(one, (json: ErrorJson) => ({
        ...json,
        error: { ...json.error, requestId: 'another' },
      })),
    ),
  },
  {
    name: 'an error without words',
    areas: ['errors'],
    fits: anyAct,
    http: ofError((one) =>
      rewrite(one, (json: ErrorJson) => ({ ...json, error: { ...json.error, message: ' ' } })),
    ),
  },
  {
    name: 'an error that tells how the backend is made',
    areas: ['errors'],
    fits: anyAct,
    http: ofError((one) =>
      rewrite(one, (json: ErrorJson) => ({
        ...json,
        error: { ...json.error, message: 'TypeError at play (/srv/app/rounds.ts:12:3)' },
      })),
    ),
  },
  {
    name: 'an error as a page',
    areas: ['errors'],
    fits: anyAct,
    http: ofError((one) => ({
      ...one,
      headers: { ...one.headers, 'content-type': 'text/html' },
      body: '<h1>Sorry</h1>',
    })),
  },
  {
    name: '500 for bad input',
    areas: ['errors', 'input'],
    fits: anyAct,
    http: ofError((one) =>
      codeOf(one) === 'invalid-input'
        ? {
            ...rewrite(one, (json: ErrorJson) => ({
              ...json,
              error: { ...json.error, code: 'internal' },
            })),
            status: 500,
          }
        : one,
    ),
  },
  {
    name: 'bad input without the fields that do not fit',
    areas: ['input'],
    fits: anyAct,
    http: ofError(
      (one) =>
        rewrite(one, (json: ErrorJson) => ({
          ...json,
          error: { ...json.error, details: undefined },
        })),
      'invalid-input',
    ),
  },
]
