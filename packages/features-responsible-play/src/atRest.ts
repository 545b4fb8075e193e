export { Vigil } from './Vigil.tsx'
