export { authModal, authPages } from './feature.ts'
