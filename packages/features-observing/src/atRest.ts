export { Observing } from './Observing.tsx'
