/** The lists, times and limits the whole shop agrees on. */

export const payMethods = ['cash', 'card', 'transfer'] as const;
export type PayMethod = (typeof payMethods)[number];

/** What a buyer orders from. */
export const orderSources = ['cart', 'favourites'] as const;
export type OrderSource = (typeof orderSources)[number];

export const deliveryTypes = ['courier', 'in_shop', 'pickup'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

export const orderStatuses = [
  'new',
  'confirmed',
  'packed',
  'shipped',
  'ready_for_pickup',
  'completed',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Why an order waits for one of the shop's people before it holds any goods. */
export const awaitingReasons = ['unpaid-value', 'stock-share'] as const;
export type AwaitingReason = (typeof awaitingReasons)[number];

export const paymentStatuses = ['unpaid', 'pending', 'paid', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** How the money of an order stands, to the parts that callers of the API need not know. */
export const paymentStates = [
  'unpaid',
  'pending',
  'paid_in_part',
  'paid',
  'overpaid',
  'refunded_in_part',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Whether money came to the shop or went back. */
export const moneyDirections = ['in', 'out'] as const;
export type MoneyDirection = (typeof moneyDirections)[number];

/** By which way money moved, of those that people note by hand. */
export const notedWays = ['cash', 'terminal', 'transfer'] as const;
/** `1c`: 1C has told of it. `earlier`: from before each payment was noted by itself. */
export const moneyWays = [...notedWays, 'online', '1c', 'earlier'] as const;
export type MoneyWay = (typeof moneyWays)[number];

/** What the timeline of an order tells of. */
export const orderEventKinds = [
  'placed',
  'status',
  'payment',
  'credit',
  'lines',
  'contact',
  'note',
  'mail',
  'document',
  'responsible',
  'parcel',
  'returned',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

export const productStates = ['draft', 'active', 'archived'] as const;
export type ProductState = (typeof productStates)[number];

export const linkKinds = ['similar', 'accessory', 'successor', 'coil'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** What values of an attribute are: numbers with its unit, words, or yes and no. */
export const attributeKinds = ['number', 'word', 'yes-no'] as const;
export type AttributeKind = (typeof attributeKinds)[number];

export const documentKinds = ['datasheet', 'certificate', 'declaration'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** `order` and `cancel` are said of orders from before they held goods: written no more. */
export const stockReasons = [
  'order',
  'cancel',
  'parcel',
  'found',
  'receipt',
  'count',
  'correction',
  'exchange',
  'undo',
  'return',
] as const;
export type StockReason = (typeof stockReasons)[number];

export const userTypes = ['physical', 'juridical'] as const;
export type UserType = (typeof userTypes)[number];

export const sortOptions = ['new', 'popular', 'cheap', 'expensive'] as const;
export type SortOption = (typeof sortOptions)[number];
/** Promotions may also begin with what saves most: for customers, who are told how much. */
export const listingOrders = [...sortOptions, 'saving'] as const;
export type ListingOrder = (typeof listingOrders)[number];
export const defaultSort: SortOption = 'popular';

/** What a second try makes of a search text nothing was found with. */
export const searchChanges = ['layout', 'transliteration', 'spelling'] as const;

export const toastTypes = ['success', 'error', 'warning', 'info'] as const;
export type ToastType = (typeof toastTypes)[number];

/** Spelt, cedillas and commas mixed, as customers' records hold them. */
export const companyActivityTypes = [
  'Construcţii',
  'Design si proiectare',
  'Industrie',
  'Producere',
  'Comerţ cu ridicata şi cu amănuntul',
  'Informaţii şi comunicaţii',
  'HORECA',
  'Transport şi depozitare',
  'Activități financiare şi asigurări',
  'Agricultură',
  'Administraţie publică',
  'Învăţământ',
  'Sănătate şi asistenţă socială',
  'Alte activităţi și servicii',
] as const;
export type CompanyActivityType = (typeof companyActivityTypes)[number];
export const defaultActivityType: CompanyActivityType = companyActivityTypes[0];

/** Milliseconds. */
export const CART_SYNC_DEBOUNCE = 1000;
export const SEARCH_DEBOUNCE = 500;
export const SEARCH_FILTERS_DEBOUNCE = 600;
export const STOCK_TOGGLE_DEBOUNCE = 10;
export const LOGIN_MERGE_DELAY = 100;
export const POPUP_DEFAULT_DELAY = 10_000;
export const REQUEST_TIMEOUT = 10_000;
export const TOAST_DURATION = 5000;
export const ORDER_AND_CART_TOAST_DURATION = 1000;
export const CHUNK_RELOAD_WINDOW = 10_000;

export const MAX_TOASTS = 20;

/** Reads are tried once more on these statuses; writes never. */
export const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504] as const;

/** The last pixel of a phone and of a tablet. */
export const MOBILE_MAX_WIDTH = 767;
export const TABLET_MAX_WIDTH = 1280;

/** How far below the screen, in pixels, what is loaded lazily begins to load. */
export const LAZY_MARGIN = 50;

export const FOOTER_CATEGORIES_PREVIEW = 7;
export const VIEWED_PRODUCTS_KEPT = 20;
export const FOOTER_MAP_ZOOM = 15.9;

export const TOKEN_COOKIE = 'token';

export const localStorageKeys = {
  cart: 'productsInCart',
  guestFavourites: 'favoritesGuest',
  customerFavourites: 'favoritesUser',
  viewedProducts: 'viewedProducts',
} as const;
export const sessionStorageKeys = { typedCheckout: 'checkoutDraft' } as const;

/** What the shop starts with; each of these is a setting. Delivery's stand in delivery-fee.ts. */
export const settingDefaults = {
  pageSize: 24,
  tokenDays: 30,
  ordersPerHour: 30,
  /** Lei. */
  newAccountUnpaid: 100_000,
  unconfirmedStockPercent: 50,
  /** Lei. */
  unconfirmedStockFrom: 50_000,
  otherAddressMailsPerHour: 10,
  phonePrefixesWithoutMessengers: ['+373222'],
} as const;

export const RESET_LINK_MINUTES = 60;
export const CONFIRMATION_LINK_HOURS = 72;

/** The largest id the database can hold. */
export const MAX_ID = 2_147_483_647;

/** Products of a price list as PDF: some 250 pages, more than anybody prints. */
export const MOST_IN_PRICE_PDF = 10_000;

/** The longest text, or the largest number, a form takes. */
export const limits = {
  usernameMin: 3,
  username: 50,
  passwordMin: 8,
  password: 128,
  email: 254,
  name: 100,
  comment: 2000,
  address: 200,
  place: 100,
  companyName: 200,
  functionInCompany: 100,
  bank: 100,
  bankCode: 20,
  resetKey: 200,
  search: 200,
  orderLines: 200,
  /** Lengths that one product of an order is cut into. */
  cuts: 50,
  favourites: 1000,
  quantity: 1_000_000,
  lei: 1_000_000_000,
} as const;
