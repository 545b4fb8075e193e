import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import { deviceAtom, type DeviceInfo, writeDevice } from './device.ts'
import { parseInBrowser } from './parseInBrowser.ts'

/** How long after the last resize the device is looked at again, in ms (DEVICE-03). */
export const deviceRefreshDelay = 50

const differs = (one: DeviceInfo, other: DeviceInfo): boolean =>
  one.userAgent !== other.userAgent || writeDevice(one) !== writeDevice(other)

/** Keeps the device up to date: at once, and 50 ms after each resize (DEVICE-03). */
export function useDeviceRefresh(): void {
  const { store } = useApp()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const refresh = () => {
      const device = parseInBrowser(navigator)
      if (differs(store.get(deviceAtom), device)) store.set(deviceAtom, device)
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(refresh, deviceRefreshDelay)
    }
    refresh()
    window.addEventListener('resize', later)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', later)
    }
  }, [store])
}
