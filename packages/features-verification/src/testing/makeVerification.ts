import type { Identity, VerificationDocument } from '@marquee/contract'

const day = Date.UTC(2026, 10, 20, 12)

/** A passport that waits for review. */
export const makeDocument = (
  overrides: Partial<VerificationDocument> = {},
): VerificationDocument => ({
  id: '5b2a2f3e-6f0e-4c43-9d0b-3f2b5c3f9b11',
  kind: 'identity',
  name: 'passport.jpg',
  type: 'image/jpeg',
  size: 2_412_544,
  status: 'pending',
  history: [{ status: 'pending', reason: null, at: day }],
  ...overrides,
})

export const makeRejectedDocument = (reason = 'The edges are cut off.'): VerificationDocument =>
  makeDocument({
    id: '6b2a2f3e-6f0e-4c43-9d0b-3f2b5c3f9b12',
    kind: 'address',
    name: 'bill-of-october.pdf',
    type: 'application/pdf',
    status: 'rejected',
    history: [
      { status: 'pending', reason: null, at: day },
      { status: 'rejected', reason, at: day + 3_600_000 },
    ],
  })

/** A player who has not begun. */
export const makeIdentity = (overrides: Partial<Identity> = {}): Identity => ({
  status: null,
  canStart: true,
  history: [],
  ...overrides,
})

/** One who was refused because of their card, after some questions. */
export const makeRefusedIdentity = (): Identity =>
  makeIdentity({
    status: 'rejected',
    history: [
      {
        status: 'rejected',
        action: 'failed',
        reason: 'The name on the card is another one.',
        at: day + 60_000,
      },
      { status: 'pending', action: 'surveyRequired', reason: null, at: day },
    ],
  })

export const makeFile = (name = 'passport.png', bytes = 'not much'): File =>
  new File([bytes], name, { type: 'image/png' })
