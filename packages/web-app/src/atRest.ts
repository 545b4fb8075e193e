export { AppBehaviour } from './AppBehaviour.tsx'
