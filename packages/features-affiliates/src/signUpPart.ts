import type { SignUpPart } from '@marquee/core'
import { affiliateCode, dropAffiliateCode } from './visit/affiliateCode.ts'

/** The partner whose link brought the newcomer, said once. */
export const signUpPart: SignUpPart = {
  fields: (runtime) => {
    const code = affiliateCode(runtime)
    return code === undefined ? {} : { affiliateCode: code }
  },
  onSignedUp: dropAffiliateCode,
}
