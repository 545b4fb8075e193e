export { PushBehaviour } from './PushBehaviour.tsx'
export { PushSwitch } from './PushSwitch.tsx'
