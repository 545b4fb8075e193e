export { AccountBehaviour } from './behaviour/AccountBehaviour.tsx'
