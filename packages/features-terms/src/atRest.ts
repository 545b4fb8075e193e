export { TermsWatch } from './TermsWatch.tsx'
