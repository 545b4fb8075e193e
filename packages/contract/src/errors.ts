/** Every error code a call may answer, with its HTTP status. */
export const errorStatus = {
  'invalid-input': 400,
  'missing-idempotency-key': 403,
  unauthorized: 401,
  'wrong-credentials': 401,
  'wrong-password': 403,
  'wrong-code': 400,
  'passkey-refused': 400,
  /** A new password that is one of the most used, or built from who chose it. */
  'weak-password': 400,
  'captcha-required': 403,
  /** The last sign-in is older than ten minutes: the password is asked for first. */
  'reauthentication-required': 403,
  /** The player closed this account. */
  'account-closed': 403,
  forbidden: 403,
  'cross-site': 403,
  'age-restricted': 403,
  'play-limit-reached': 403,
  /** The round costs more than the brand lets one round of this game cost (RT-15). */
  'stake-too-high': 403,
  'purchase-limit-reached': 403,
  'reality-check-due': 403,
  'cool-off': 403,
  'self-excluded': 403,
  /** Terms have to be accepted first (TERMS-02). */
  'terms-required': 403,
  /** The brand cannot be played from where the caller is (GEO-01). */
  'region-blocked': 403,
  'not-found': 404,
  'code-expired': 410,
  'idempotency-conflict': 409,
  'email-taken': 409,
  'phone-taken': 409,
  'registration-incomplete': 409,
  'round-open': 409,
  'round-settled': 409,
  'not-available': 409,
  'already-claimed': 409,
  'insufficient-funds': 402,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  locked: 423,
  'too-fast': 429,
  'rate-limited': 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** The body of every answer that is not a success. */
export interface ErrorBody {
  success: false
  error: {
    code: ErrorCode
    /** What happened, why, and how to mend it; English, for logs and developers. */
    message: string
    /**
     * One entry per rejected field; `path` is dotted. A refusal to play or purchase names `until`
     * (epoch ms), `limit` (`<kind>/<period>`, of `stake-too-high` an amount in minor units) and `see` (the page that shows it) where it has them.
     * `locked` names `code` where a code that is sent passes the pause.
     */
    details?: { path: string; message: string }[]
    /** When trying again makes sense, in ms. */
    retryAfterMs?: number
    requestId: string
  }
}
