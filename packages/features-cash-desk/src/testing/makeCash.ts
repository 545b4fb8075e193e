import type {
  CashDesk,
  CashPackage,
  Deposit,
  Redemption,
  RedemptionDesk,
  SavedMethod,
  TestNumber,
} from '@marquee/contract'

export const makePackage = (overrides: Partial<CashPackage> = {}): CashPackage => ({
  presetId: 1,
  offerType: 'package',
  title: { en: 'Pouch', es: 'Bolsita' },
  price: 499,
  gives: { coins: 50_000, entries: 500 },
  size: 1,
  finishedAt: null,
  ...overrides,
})

const testNumbers: TestNumber[] = [
  { method: 'card', number: '4242 4242 4242 4242', outcome: 'approve' },
  { method: 'card', number: '4000 0000 0000 3220', outcome: 'challenge' },
  { method: 'card', number: '4000 0000 0000 0002', outcome: 'decline' },
  { method: 'wallet', number: '555 010 0001', outcome: 'approve' },
  { method: 'bank', number: '0001 2345 6789', outcome: 'complete-later' },
]

const tokenUrl = '/sandbox/cash/tokens'
const plain = { tokenProtocol: 'plain', publicKey: null } as const

export const makeDesk = (overrides: Partial<CashDesk> = {}): CashDesk => ({
  packages: [
    makePackage({
      presetId: 6,
      offerType: 'firstPurchase',
      title: { en: 'First purchase', es: 'Primera compra' },
      price: 999,
      gives: { coins: 200_000, entries: 1_500 },
      size: 3,
    }),
    makePackage(),
    makePackage({
      presetId: 2,
      title: { en: 'Purse', es: 'Monedero' },
      price: 999,
      gives: { coins: 110_000, entries: 1_000 },
      size: 2,
    }),
    makePackage({
      presetId: 5,
      title: { en: 'Vault', es: 'Cámara' },
      price: 9_999,
      gives: { coins: 1_250_000, entries: 10_500 },
      size: 5,
    }),
  ],
  methods: [
    { id: 'card', tokenUrl, ...plain, canKeep: true },
    { id: 'wallet', tokenUrl, ...plain, canKeep: false },
    { id: 'bank', tokenUrl, ...plain, canKeep: false },
  ],
  saved: [],
  limits: [],
  closedUntil: null,
  waiting: [],
  testNumbers,
  ...overrides,
})

/** A card that was saved with an earlier purchase. */
export const makeSaved = (overrides: Partial<SavedMethod> = {}): SavedMethod => ({
  id: '5c0a1d8e-6f0e-4f0e-9a55-0d7d9c0f2b33',
  method: 'card',
  brand: 'Visa',
  account: '•••• 4242',
  ...overrides,
})

/** A complete one. */
export const makeDeposit = (overrides: Partial<Deposit> = {}): Deposit => ({
  id: '8d0a1d8e-6f0e-4f0e-9a55-0d7d9c0f2b11',
  presetId: 1,
  offerType: 'package',
  method: 'card',
  account: '•••• 4242',
  amount: 499,
  gives: { coins: 50_000, entries: 500 },
  status: 'complete',
  reason: null,
  challengeStep: null,
  challengeUrl: null,
  tryNextMethod: null,
  isFirst: false,
  createdAt: 1_763_650_000_000,
  updatedAt: 1_763_650_000_000,
  ...overrides,
})

export const makeRedemption = (overrides: Partial<Redemption> = {}): Redemption => ({
  id: '3c0a1d8e-6f0e-4f0e-9a55-0d7d9c0f2b22',
  amount: 2_000,
  method: 'bank',
  account: '•••• 6789',
  status: 'pending',
  code: null,
  reason: null,
  steps: [{ kind: 'requested', at: 1_763_650_000_000, code: null, reason: null }],
  createdAt: 1_763_650_000_000,
  updatedAt: 1_763_650_000_000,
  ...overrides,
})

/** Of a verified player who has won. */
export const makeRedemptionDesk = (overrides: Partial<RedemptionDesk> = {}): RedemptionDesk => ({
  status: 'active',
  winnings: 5_000,
  redeemable: 5_000,
  minimum: 1_000,
  reviewDays: 3,
  twoLookAbove: 50_000,
  identity: 'approved',
  methods: [
    { id: 'wallet', tokenUrl, ...plain },
    { id: 'bank', tokenUrl, ...plain },
  ],
  testNumbers,
  redemptions: [],
  ...overrides,
})

interface CashAnswers {
  desk?: CashDesk
  deposit?: Deposit
  deposits?: Deposit[]
  redemptions?: RedemptionDesk
}

const ok = (data: unknown) => ({ success: true, data })

/** What the platform answers to the desk's questions. */
export const makeCashAnswers = ({
  desk = makeDesk(),
  deposit = makeDeposit(),
  deposits = [deposit],
  redemptions = makeRedemptionDesk(),
}: CashAnswers = {}) => ({
  'GET /rest/cash/': ok(desk),
  'GET /rest/cash/deposits/': ok({ deposits, total: deposits.length }),
  [`GET /rest/cash/deposits/${deposit.id}/`]: ok(deposit),
  'GET /rest/cash/redemptions/': ok(redemptions),
})
