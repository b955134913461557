import { type ByRule, type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { ShoppingListTables } from './tables.ts'

// No health data: what somebody buys tells their taste, as the recipes do that they save.
const MEMBERS = { owner: 'member_id', isHealth: false } as const
const TOGETHER: ByRule =
  'by rule: what is on the guest’s main list comes onto the member’s, their other lists come along; links go on working'

export const PERSONAL_TABLES = {
  shopping_list: {
    ...MEMBERS,
    kind: 'shopping_lists',
    inOrderOf: 'position',
    columns: {
      id: 'told',
      member_id: OWNER,
      name: 'told',
      is_main: 'told',
      position: 'told',
      from_day: 'told',
      to_day: 'told',
      begun: 'told in parts',
      created_at: 'told',
      deleted_at: 'told',
    },
    atSignUp: TOGETHER,
  },
  shopping_shop: {
    ...MEMBERS,
    kind: 'shops',
    inOrderOf: 'name',
    columns: { member_id: OWNER, id: 'told', name: 'told', aisles: 'told', changed_at: 'told' },
    atSignUp: 'moves',
  },
  shopping_list_link: {
    ...MEMBERS,
    kind: 'shopping_list_links',
    inOrderOf: 'created_at',
    columns: { token: 'told', member_id: OWNER, list_id: 'told', created_at: 'told' },
    atSignUp: TOGETHER,
  },
  shopping_line: {
    ...MEMBERS,
    kind: 'shopping_lines',
    inOrderOf: 'added_at',
    columns: {
      member_id: OWNER,
      list_id: 'told',
      id: 'told',
      part: 'told',
      key: 'told',
      text: 'told',
      food_id: 'told',
      grams: 'told',
      count: 'told',
      unit: 'told',
      thing: 'told',
      by_name: 'told',
      repeats: 'told',
      added_at: 'told',
      removed: 'told',
      changed_at: 'told',
    },
    atSignUp: TOGETHER,
  },
  shopping_edit: {
    ...MEMBERS,
    kind: 'shopping_ticks_and_notes',
    inOrderOf: 'at',
    columns: {
      member_id: OWNER,
      list_id: 'told',
      key: 'told',
      aspect: 'told',
      from_day: 'told',
      to_day: 'told',
      value: 'told in parts',
      by_name: 'told',
      at: 'told',
    },
    atSignUp: TOGETHER,
  },
  shopping_place: {
    ...MEMBERS,
    kind: 'shopping_places',
    inOrderOf: 'key',
    columns: { member_id: OWNER, key: 'told', list_id: 'told', changed_at: 'told' },
    atSignUp: TOGETHER,
  },
  cupboard_item: {
    ...MEMBERS,
    kind: 'cupboard',
    inOrderOf: 'key',
    columns: {
      member_id: OWNER,
      key: 'told',
      name: 'told',
      level: 'told',
      grams: 'told',
      since: 'told',
      use_by: 'told',
      used_until: 'told',
      is_staple: 'told',
      changed_at: 'told',
    },
    atSignUp: { alike: ['key'], keeps: { later: 'changed_at' } },
  },
} satisfies CoveredTables<ShoppingListTables>
