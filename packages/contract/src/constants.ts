/** Business constants and limits of product §9, and the limits of our own that the wire enforces. */

/** Whole call, both clients, ms. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** An upload of a large file over a slow line, ms. */
export const UPLOAD_TIMEOUT_MS = 120_000;

/** Page sizes: the bell's dropdown, the coupon list, and the lists of the console. */
export const NOTICE_PREVIEW_SIZE = 3;
export const COUPON_PAGE_SIZE = 50;
export const DEFAULT_PAGE_SIZE = 20;
export const PAGE_SIZES = [10, 20, 50] as const;
/** The server refuses more rows than this in one page. */
export const MAX_PAGE_SIZE = 100;

/** Top-up, yuan. */
export const QUICK_TOP_UP_YUAN = [100, 1500, 2000, 5000, 10_000] as const;
export const DEFAULT_TOP_UP_YUAN = 100;
export const MIN_TOP_UP_YUAN = 0.01;
/** Ours: a single top-up above this is refused; a larger sum goes by corporate transfer in parts. */
export const MAX_TOP_UP_YUAN = 10_000_000;

/** Payment QR: seconds it stays valid; ms between looks at the order, and between tries while the QR is being made. */
export const QR_VALID_SECONDS = 300;
export const ORDER_POLL_MS = 2_000;
export const QR_RETRY_MS = 2_000;
/** Poll of a chat-app QR and of a face check, ms (screens B3, B21, B23). */
export const SCAN_POLL_MS = 2_000;
/** A session ends after so many days, however often it is used (trust B16; decisions 149). */
export const SESSION_DAYS = 30;
/** `out_trade_no` is digits, few enough to survive as a JavaScript number (decisions 10). */
export const OUT_TRADE_NO_MAX_DIGITS = 15;

/** Membership by level 0 to 4 (product §4, §9). Thresholds of 累计消费 are by level of departure; the last stands at the top level (decisions 16). */
export const VIP_LEVEL_NAMES = ['普通会员', '铜牌会员', '银牌会员', '金牌会员', '钻石会员'] as const;
export const VIP_THRESHOLDS_YUAN = [100, 1500, 10_000, 20_000, 20_000] as const;
/** Basis points: 9800 is 9.8 折. */
export const VIP_DISCOUNT_BASIS_POINTS = [10_000, 9_800, 9_700, 9_500, 9_400] as const;

/** Rental periods (product §9): most units of each kind, and the discount of the kind in basis points. */
export const RENTAL_UNIT_MAX = { hour: 23, day: 29, month: 12 } as const;
export const PERIOD_DISCOUNT_BASIS_POINTS = { hour: 10_000, day: 9_800, month: 9_500 } as const;
export const DAYS_PER_MONTH = 30;
/** Ours: most equal machines of one order (screens B5). */
export const RENTAL_QUANTITY_MAX = 5;

/** Start of the credit and voucher features, ISO dates in Beijing. */
export const CREDIT_LIVE_SINCE = '2023-04-24';
export const VOUCHER_LIVE_SINCE = '2024-06-05';

/** Texts: most characters. */
export const FILTER_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
export const NOTE_MAX_LENGTH = 50;
export const REMARK_MAX_LENGTH = 500;
/** What a partner may say against a settlement sheet (decisions 116). */
export const DISPUTE_MAX_LENGTH = 300;
export const PROJECT_NAME_MAX_LENGTH = 30;
export const TAG_MAX_LENGTH = 20;
/** Ours (decisions 113): most projects of an account, and tags of an instance. */
export const PROJECTS_MAX = 100;
export const TAGS_MAX = 5;
/** Ours (decisions 114): the largest budget of a month, yuan. */
export const BUDGET_MAX_YUAN = 100_000_000;
export const WORK_ORDER_TITLE_LENGTH = { min: 5, max: 60 } as const;
export const WORK_ORDER_CONTENT_MAX_LENGTH = 20_000;

/** Tickets (screens B22): days within which an ended one can be opened again; hours without the customer's answer after which one counts as solved; most people told of replies. */
export const WORK_ORDER_REOPEN_DAYS = 7;
export const WORK_ORDER_SOLVED_AFTER_HOURS = 72;
export const WORK_ORDER_MAX_NOTIFICATIONS = 5;
/** The question under which an application to become a partner travels (screens C). */
export const WORK_ORDER_PARTNER_QUESTION = { categoryId: 7, subCategoryId: 71 } as const;
/** The question under which a help document that did not help is asked about. */
export const WORK_ORDER_OTHER_QUESTION = { categoryId: 7, subCategoryId: 74 } as const;

/** Uploads, bytes and counts (screens B22, B23). */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024;
export const WORK_ORDER_MAX_ATTACHMENTS = 5;
export const OTHER_CHANNEL_MAX_FILES = 4;

/** Exported files that are kept (decisions 164): bytes of one (no upload is larger), bytes of a main account's with those of its sub-accounts (decisions 176), how many of each who exports, for how many days, and characters of a list's address. */
export const EXPORT_MAX_BYTES = 10 * 1024 * 1024;
export const EXPORTS_MAX_BYTES = 200 * 1024 * 1024;
export const EXPORTS_MAX = 30;
export const EXPORT_DAYS = 30;
export const EXPORT_FILTERS_MAX_LENGTH = 1000;

/** Verification: tries a day of each kind of check and of reading papers, minutes a confirmed identity waits for its face, and what a review takes. */
export const VERIFICATION_TRIES_PER_DAY = 5;
export const RECOGNITIONS_PER_DAY = 20;
export const IDENTITY_VALID_MINUTES = 30;
export const REVIEW_WORKING_DAYS = 1;

/** Text-message codes: digits, seconds until another may be asked for, seconds it stays valid. */
export const SMS_CODE_DIGITS = 6;
export const SMS_RESEND_SECONDS = 60;
export const SMS_CODE_VALID_SECONDS = 300;

/** Accounts. */
export const PASSWORD_LENGTH = { min: 8, max: 20 } as const;
export const INSTANCE_PASSWORD_LENGTH = { min: 8, max: 30 } as const;
export const USER_NAME_LENGTH = { min: 2, max: 20 } as const;
export const SUB_ACCOUNT_NAME_LENGTH = { min: 2, max: 32 } as const;
/** Sub-accounts of one main account at the same time. */
export const SUB_ACCOUNT_MAX = 100;
/** Days an invitation to become one stands (decisions 134). */
export const INVITATION_DAYS = 7;

/** Ours: no size of a machine is asked for beyond this, whether GB, Mbps or cores. What can be had is the catalogue's. */
export const SIZE_MAX = 100_000;

/** Disks and the cloud disk, GB. */
export const MAX_DATA_DISKS = 16;
export const CLOUD_DISK_SIZE_GB = { min: 10, max: 1000, step: 10 } as const;
export const CLOUD_DISK_MAX_MONTHS = 12;

/** Days a wish to be told of stock stands; models one account, and each sub-account, may wait for at once. */
export const STOCK_NOTICE_DAYS = 30;
export const STOCK_NOTICE_MAX = 10;

/** Most of a bare-metal model in one reservation. */
export const RESERVATION_MAX_MACHINES = 99;

/** Invoices: characters of a title, and of its other lines and a remark. */
export const INVOICE_TITLE_MAX_LENGTH = 100;
export const INVOICE_TEXT_MAX_LENGTH = 200;
/** Top-ups in one invoice. */
export const INVOICE_MERGE_MAX = 100;
/** Issued invoices that one account may have mailed again within an hour. */
export const INVOICE_MAILS_PER_HOUR = 5;

/** Balance refunds: days within which a channel takes one of its payments back, by PAY_TYPE; 0: it takes none. Digits of a bank account. */
export const REFUND_CHANNEL_DAYS = { 0: 365, 1: 365, 2: 0 } as const;
export const BANK_ACCOUNT_DIGITS = { min: 8, max: 30 } as const;

/** Stands on every answer of our own server: nothing of the contract is missing in it (decisions 40). */
export const CONTRACT_HEADER = 'x-contract';

/** Where JupyterLab listens inside an instance whose image brings it. */
export const JUPYTER_PORT = 8888;
