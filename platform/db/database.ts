import type { Kysely, Transaction } from 'kysely'
import type { AccountTables } from '#modules/account/tables.ts'
import type { AddressBookTables } from '#modules/address-book/tables.ts'
import type { CartTables } from '#modules/cart/tables.ts'
import type { CatalogueTables } from '#modules/catalogue/tables.ts'
import type { ChangesTables } from '#modules/changes/tables.ts'
import type { ContactTables } from '#modules/contact/tables.ts'
import type { DataRightsTables } from '#modules/data-rights/tables.ts'
import type { DevicesTables } from '#modules/devices/tables.ts'
import type { DiscountsTables } from '#modules/discounts/tables.ts'
import type { FoodLogTables } from '#modules/food-log/tables.ts'
import type { GoalsTables } from '#modules/goals/tables.ts'
import type { LearnTables } from '#modules/learn/tables.ts'
import type { NotificationsTables } from '#modules/notifications/tables.ts'
import type { OperationsTables } from '#modules/operations/tables.ts'
import type { OrdersTables } from '#modules/orders/tables.ts'
import type { PlannerTables } from '#modules/planner/tables.ts'
import type { ProfileTables } from '#modules/profile/tables.ts'
import type { QuestionsTables } from '#modules/questions/tables.ts'
import type { RecipesTables } from '#modules/recipes/tables.ts'
import type { ReportsTables } from '#modules/reports/tables.ts'
import type { ReviewsTables } from '#modules/reviews/tables.ts'
import type { ShoppingListTables } from '#modules/shopping-list/tables.ts'
import type { StockNoticesTables } from '#modules/stock-notices/tables.ts'
import type { SubscriptionsTables } from '#modules/subscriptions/tables.ts'
import type { SupplementsLogTables } from '#modules/supplements-log/tables.ts'

/** Every table of the product. Each module owns its tables and names them here, and nowhere else are they put together. */
export interface Database
  extends AccountTables,
    CartTables,
    CatalogueTables,
    ChangesTables,
    ContactTables,
    DataRightsTables,
    DevicesTables,
    DiscountsTables,
    FoodLogTables,
    GoalsTables,
    LearnTables,
    NotificationsTables,
    OperationsTables,
    OrdersTables,
    AddressBookTables,
    PlannerTables,
    ProfileTables,
    QuestionsTables,
    RecipesTables,
    ReportsTables,
    ReviewsTables,
    ShoppingListTables,
    StockNoticesTables,
    SubscriptionsTables,
    SupplementsLogTables {}

export type Db = Kysely<Database>
export type Tx = Transaction<Database>
