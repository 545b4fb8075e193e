export { BonusByAddress } from './BonusByAddress.tsx'
