export { affiliateRedirect } from './affiliateRedirect.ts'
export { signUpPart } from './signUpPart.ts'
export { ComesByLink } from './visit/ComesByLink.tsx'
