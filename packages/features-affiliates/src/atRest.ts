export { ComesByLink } from './visit/ComesByLink.tsx'
