export { Support } from './Support.tsx'
