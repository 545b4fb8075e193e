import { errorStatus, type ErrorCode } from '../errors.ts'
import type { Call } from '../domain.ts'
import type { JsonSchema } from './schemas.ts'

/** What a break answers to a call that acts for a player. */
const breakErrors = ({ audience, effect, duringBreak = 'refused' }: Call): ErrorCode[] => {
  if (!effect || audience !== 'player' || duringBreak === 'allowed') return []
  return duringBreak === 'refused' ? ['cool-off', 'self-excluded'] : ['self-excluded']
}

/** Every error that a call may answer: its own, and those that follow from what it is. */
export const errorsOf = (call: Call): ErrorCode[] => {
  const { audience, effect, regional, openDuringTerms } = call
  const all: ErrorCode[] = [
    'invalid-input',
    'rate-limited',
    'internal',
    // At a brand's address there is no call for staff.
    ...(audience === 'staff' ? (['not-found'] as const) : []),
    ...(audience === 'public' ? [] : (['unauthorized', 'forbidden'] as const)),
    ...(effect && audience !== 'renderer'
      ? (['missing-idempotency-key', 'cross-site', 'idempotency-conflict'] as const)
      : []),
    ...(effect && audience === 'player' && !openDuringTerms ? (['terms-required'] as const) : []),
    ...(regional ? (['region-blocked'] as const) : []),
    ...breakErrors(call),
    ...(call.errors ?? []),
  ]
  return [...new Set(all)]
}

type ErrorStatus = (typeof errorStatus)[ErrorCode]

const statusNames: Record<ErrorStatus, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  402: 'PaymentRequired',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  410: 'Gone',
  413: 'ContentTooLarge',
  415: 'UnsupportedMediaType',
  423: 'Locked',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  503: 'ServiceUnavailable',
}

const codes = Object.keys(errorStatus) as ErrorCode[]

/** The answers of calls that fail, by status: each call refers to them and names its own codes. */
export const errorResponses = (call: Call) =>
  Object.fromEntries(
    [...Map.groupBy(errorsOf(call), (code) => errorStatus[code])].map(([status, those]) => [
      status,
      { $ref: `#/components/responses/${statusNames[status]}`, description: those.join(', ') },
    ]),
  )

export const errorBody: JsonSchema = {
  type: 'object',
  required: ['success', 'error'],
  properties: {
    success: { const: false },
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { $ref: '#/components/schemas/ErrorCode' },
        message: {
          type: 'string',
          description: 'What happened, why, and how to mend it; for developers, not for players.',
        },
        details: {
          type: 'array',
          description: 'One entry per rejected field.',
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: { path: { type: 'string' }, message: { type: 'string' } },
          },
        },
        retryAfterMs: { type: 'number', description: 'When trying again makes sense, in ms.' },
        requestId: { type: 'string' },
      },
    },
  },
}

export const errorCode: JsonSchema = { type: 'string', enum: codes }

/** An error body as the platform may write it. */
const errorExample = (code: ErrorCode) => ({
  success: false,
  error: {
    code,
    message: 'What happened, why, and how to mend it.',
    ...(code === 'invalid-input' && {
      details: [{ path: 'email', message: 'Invalid email address' }],
    }),
    ...(code === 'rate-limited' && { retryAfterMs: 2_000 }),
    requestId: '6f1c2b1e-8a54-4d0e-9a57-3f6f0f3c7d21',
  },
})

/** Every answer that is not a success, as components. */
export const errorComponents = Object.fromEntries(
  [...Map.groupBy(codes, (code) => errorStatus[code])].map(([status, those]) => [
    statusNames[status],
    {
      description: those.join(', '),
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/ErrorBody' },
              { properties: { error: { properties: { code: { enum: those } } } } },
            ],
          },
          example: errorExample(those[0] ?? 'internal'),
        },
      },
    },
  ]),
)
