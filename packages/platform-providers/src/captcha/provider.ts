/** What a form brings of a captcha, and where it was sent. */
export interface CaptchaAnswer {
  /** What the widget gave the page. */
  token: string
  /** The brand's key. */
  brand: string
  /** The page's host name, without port. */
  host: string
  /** What the form is for; a token for one is of no use in another. */
  action: 'sign-up'
  /** The visitor's address. */
  address: string
}

/** `unavailable` says nothing of the visitor: the service could not be asked. */
export type CaptchaVerdict = 'solved' | 'refused' | 'unavailable'

/** A company, or the sandbox, that tells people from robots. */
export interface CaptchaProvider {
  name: string
  /** Whether a token was given for a solved captcha. Never throws for what the other side does. */
  verify(answer: CaptchaAnswer): Promise<CaptchaVerdict>
}

export interface CaptchaAccount {
  /** The secret that belongs to the site's key; none where there is no company. */
  secret?: string | undefined
  /** Where tokens are checked. */
  verifyUrl: string
  /** Whether the sandbox gave out a token; null without a sandbox. */
  isOfSandbox: ((answer: CaptchaAnswer) => Promise<boolean>) | null
}
