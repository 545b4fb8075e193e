/** What is wrong with a value: a message key and its values, or undefined. */
export type Problem = { key: string; values?: Record<string, number> } | undefined
export type Check = (value: string) => Problem | Promise<Problem>

export const phoneMask = ['(###) ###-####', '+# (###) ###-####']
export const zipMask = ['#####', '#####-####']

const needed =
  (key: string): Check =>
  (value) =>
    value.trim() ? undefined : { key: `problems.${key}` }

/** A number of the USA; what knows numbers is fetched with the first one that is checked. */
const checkPhone: Check = async (value) => {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const number = parsePhoneNumberFromString(value, 'US')
  const fits = number?.isValid() === true && number.countryCallingCode === '1'
  return fits ? undefined : { key: 'problems.phone' }
}

const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
const checkEmail: Check = (value) =>
  value.trim().length <= 254 && emailShape.test(value.trim())
    ? undefined
    : { key: 'problems.email' }

const checkZip: Check = (value) =>
  /^\d{5}(-\d{4})?$/.test(value.trim()) ? undefined : { key: 'problems.zip' }

const checkBirthday: Check = (value) =>
  /^\d{4}-\d\d-\d\d$/.test(value) ? undefined : { key: 'problems.birthday' }

export const leastPassword = 8
const checkNewPassword: Check = (value) =>
  value.length >= leastPassword
    ? undefined
    : { key: 'problems.passwordShort', values: { count: leastPassword } }

/** By the name of the field; a field without a check may hold anything. */
export const checks: Record<string, Check> = {
  name: needed('name'),
  surname: needed('surname'),
  birthday: checkBirthday,
  phone: checkPhone,
  email: checkEmail,
  address: needed('address'),
  city: needed('city'),
  state: needed('state'),
  zip: checkZip,
  currentPassword: needed('currentPassword'),
  password: checkNewPassword,
}
