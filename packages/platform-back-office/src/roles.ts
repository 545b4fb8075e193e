import type { StaffPermission, StaffRole } from '@marquee/contract'
import { permissionRoles, staffPermission } from '@marquee/contract/schemas'

const permissionsOf = (role: StaffRole): StaffPermission[] =>
  staffPermission.options.filter((permission) =>
    (permissionRoles[permission] as readonly StaffRole[]).includes(role),
  )

/** What each role may do, for the brands its holder belongs to. */
export const roles: Record<StaffRole, readonly StaffPermission[]> = {
  support: permissionsOf('support'),
  compliance: permissionsOf('compliance'),
  'brand-manager': permissionsOf('brand-manager'),
  administrator: permissionsOf('administrator'),
}
