import type { JsonSchema } from './schemas.ts'

/** A day in the future of every sandbox, in epoch ms. */
const someInstant = Date.UTC(2027, 0, 15, 18)
const someId = '3f2b8c1e-6d4a-4f0b-9c57-1e8d2a7b5f60'

/** What fields of these names hold, wherever their schema allows it. */
const byName: Record<string, unknown> = {
  email: 'robin@example.com',
  phone: '(415) 555-0132',
  password: 'nine quiet lamps',
  currentPassword: 'nine quiet lamps',
  login: 'robin',
  name: 'Robin',
  surname: 'Hale',
  birthDay: '1990-05-17',
  state: 'CA',
  zip: '94103',
  slug: 'golden-reef',
  gameSlug: 'golden-reef',
  title: 'Golden Reef',
  gameTitle: 'Golden Reef',
  provider: 'arcade',
  text: 'Win up to 5,000 coins today.',
  description: 'Win up to 5,000 coins today.',
  message: 'How do I redeem my winnings?',
  reason: 'The name on the document is cut off.',
  url: 'https://play.example.com/path/',
  frameUrl: '/arcade/golden-reef/',
  link: '/promotions/',
  redirectUrl: null,
  img: '/covers/golden-reef@1x.webp',
  image: '/images/banner@1x.webp',
  imageWeb: '/covers/golden-reef@1x.webp',
  imageMobile: '/covers/golden-reef@1x.webp',
  bg_color: '#12324a',
  icon: 'star',
  currency: 'USD',
  locale: 'en',
  device: 'Chrome, Windows',
  code: '482913',
  rtp: 0.962,
  percent: 40,
  chance: 0.25,
  gameId: 1042,
  limit: 20,
  offset: 0,
  linkId: 'Lr3vZ0m8Qh5Kc1TnY7wXbA',
  modelId: 'river-lamps.485c1f3f2cbd8aab7d918a6361bf14ae',
  serverSeed: '4f2d8b1c6a907e35d1c4b8f0a6e29375480c1d7eb39f5a62c7e81d04ba6f9352',
  commitment: '8133ad16c71e2a631252038b32b802905db1fa7df343969f103881545fc8f827',
  nextCommitment: '0f090d33d56f92603f3512a2412278e1ab077dd1b0e5e6825d22809ee578cf1b',
  playerSeed: 'lucky-seed',
  receipt: 'eb9275ccb38e34ee39dddad706b7573ba15cc33e2170e4bc36a2f9ac37befdb7',
  versionApp: '1.0.0',
  invited_by: 'ROBIN7',
  groupKey: 'public',
  day: '2027-01-15',
  from: '2027-01-01',
  to: '2027-01-15',
  role: 'support',
  brand: 'brand',
  latitude: 40,
  longitude: -83,
  minutes: 30,
  address: '12 Main Street',
  address2: 'Apt 4',
  city: 'Columbus',
  birthday: '1990-05-17',
}

/** Bodies in which fields exclude each other, or mean something only together. */
const bodies: Record<string, unknown> = {
  'session.signUp': {
    email: 'robin@example.com',
    password: 'nine quiet lamps',
    name: 'Robin',
    birthDay: '1990-05-17',
    state: 'CA',
    acceptedTerms: true,
    locale: 'en',
  },
  'rounds.play': { gameId: 1042, action: 'spin', stake: 20 },
  'rounds.demo': { gameId: 1042, action: 'spin', stake: 20 },
  'account.saveProfile': { surname: 'Hale', address: '12 Main Street', city: 'Columbus' },
  'cash.requestRedemption': { amount: 5_000, method: 'bank', token: someId },
  'session.signIn': { email: 'robin@example.com', password: 'nine quiet lamps' },
  'session.signInCode': { email: 'robin@example.com', locale: 'en' },
  'session.resetRequest': { email: 'robin@example.com', locale: 'en' },
}

/** A body that the rules of a call allow, where one made of its schema alone would break them. */
export const bodyExample = (callId: string): unknown => bodies[callId]

interface Known {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  format?: string
  pattern?: string
  description?: string
  $ref?: string
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  minItems?: number
  properties?: Record<string, JsonSchema>
  propertyNames?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

const byFormat: Record<string, string> = {
  email: 'robin@example.com',
  uuid: someId,
  date: '2027-01-15',
  uri: 'https://play.example.com/path/',
}

const typeOf = (value: unknown) => {
  if (value === null) return 'null'
  return Number.isInteger(value) ? 'integer' : typeof value
}

/** Whether a plain value is what a schema of one type asks for. */
function fits(value: unknown, schema: Known): boolean {
  if (schema.enum) return schema.enum.includes(value)
  if ('const' in schema) return schema.const === value
  const type = typeOf(value)
  if (schema.type !== type && !(schema.type === 'number' && type === 'integer')) return false
  if (typeof value === 'number') {
    const { minimum = value, maximum = value, exclusiveMinimum = value - 1 } = schema
    return value >= minimum && value <= maximum && value > exclusiveMinimum
  }
  if (typeof value !== 'string') return true
  const { minLength = 0, maxLength = Infinity, pattern, format } = schema
  if (value.length < minLength || value.length > maxLength) return false
  if (format && byFormat[format] !== undefined) return byFormat[format] === value
  return !pattern || new RegExp(pattern).test(value)
}

const numberFor = (schema: Known): number => {
  if (schema.description === 'epoch ms') return someInstant
  const lowest = schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1
  const wished = schema.description === 'minor units' ? 500 : 1
  return Math.min(Math.max(wished, lowest), schema.maximum ?? Infinity)
}

/** Texts for patterns that nothing else fits: codes of digits, capitals, plain words. */
const texts = [
  'text',
  'golden-reef',
  '482913',
  '04829137',
  '2027-01',
  'CA',
  'ROBIN7',
  '7K2MPQ9X',
  someId,
  'x'.repeat(43),
]

function textFor(schema: Known): string {
  const found = [byFormat[schema.format ?? ''], ...texts].find(
    (text) => text !== undefined && fits(text, schema),
  )
  return found ?? 'x'.repeat(schema.minLength ?? 1)
}

/**
 * Values that stand for what schemas describe, made of the schemas: the same ones for the same
 * contract. Objects have every field, lists one entry.
 */
export function createExamples(components: Record<string, JsonSchema>) {
  /** What is referred to; of a type and null, the type. */
  const target = (schema: Known): Known => {
    const name = schema.$ref?.split('/').at(-1)
    const { type, ...rest } = name ? ((components[name] ?? {}) as Known) : schema
    const [first = type] = Array.isArray(type) ? type : [type]
    return { ...rest, ...(typeof first === 'string' && { type: first }) }
  }

  const objectFor = (schema: Known, depth: number): unknown => {
    const { properties, additionalProperties: rest, propertyNames } = schema
    if (properties)
      return Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, make(field, depth + 1, name)]),
      )
    if (!rest || rest === true || depth > 6) return {}
    const { enum: names } = target(propertyNames ?? {})
    const keys = names?.map(String) ?? [propertyNames ? textFor(target(propertyNames)) : 'key']
    return Object.fromEntries(keys.map((key) => [key, make(rest, depth + 1)]))
  }

  function make(given: JsonSchema, depth = 0, name = ''): unknown {
    const schema = target(given)
    if ('const' in schema) return schema.const
    const options = schema.anyOf ?? schema.oneOf
    if (options) {
      // What is open holds anything, and so itself.
      const option = depth > 12 ? options.at(-1) : options[0]
      return option ? make(option, depth + 1, name) : null
    }
    if (name in byName && fits(byName[name], schema)) return byName[name]
    if (schema.enum) return schema.enum[0]
    if (schema.default !== undefined) return schema.default
    switch (schema.type) {
      case 'object':
        return objectFor(schema, depth)
      case 'array':
        return Array.from({ length: Math.max(schema.minItems ?? 1, 1) }, () =>
          make(schema.items ?? {}, depth + 1, name),
        )
      case 'integer':
      case 'number':
        return numberFor(schema)
      case 'boolean':
        return true
      case 'string':
        return textFor(schema)
      default:
        return null
    }
  }

  return {
    of: (schema: JsonSchema): unknown => make(schema),
    ofField: (name: string, schema: JsonSchema): unknown => make(schema, 0, name),
  }
}
