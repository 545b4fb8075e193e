import { type DeviceInfo, readDevice, writeDevice } from '../device/device.ts'
import { parseOnServer } from '../device/parseOnServer.ts'

/** Longer ones are no browser's; nothing is kept of them. */
const longest = 400
const most = 500
const known = new Map<string, string>()

/**
 * The kind of device that a user agent stands for, as one short text: many user agents are the same
 * kind. Reading one takes longer than all else that a kept page needs, so readings are remembered.
 */
export function deviceClass(userAgent: string): string {
  const remembered = known.get(userAgent)
  if (remembered !== undefined) return remembered
  const found = writeDevice(parseOnServer(userAgent))
  if (userAgent.length <= longest) {
    if (known.size >= most) known.delete(known.keys().next().value ?? '')
    known.set(userAgent, found)
  }
  return found
}

export const deviceOfClass = (found: string): DeviceInfo => readDevice('', found)
