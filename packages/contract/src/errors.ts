import {
  BALANCE_SHORT_REASON,
  PERMISSION_FORBIDDEN,
  QR_NOT_READY_REASON,
  SESSION_INVALID_STATUS,
} from './error-matchers';

export * from './error-matchers';

/**
 * The error catalogue of product §8, and the business refusals of our own in the range 2001xx.
 * A refusal travels as `status` on the main API and as `code` on the third-party API.
 */
export interface ErrorEntry {
  readonly status: number;
  readonly code: number;
  /** The default Chinese sentence; a refusal may carry a more exact one. */
  readonly reason: string;
}

const same = (number: number, reason: string): ErrorEntry => ({ status: number, code: number, reason });

export const errors = {
  // From product §8.
  DATABASE_ERROR: same(100001, '数据服务暂时不可用，请稍后重试'),
  CACHE_ERROR: same(100002, '缓存服务暂时不可用，请稍后重试'),
  HTTP_ERROR: same(100003, '网络服务暂时不可用，请稍后重试'),
  INTERNAL: same(100011, '服务器开小差了，请稍后重试；如仍失败，请联系客服'),
  INVALID_BODY: same(100021, '提交的内容格式不正确，请检查后重试'),
  INVALID_REQUEST: same(100022, '提交的内容有误，请按提示修改后重试'),
  SESSION_INVALID: { status: SESSION_INVALID_STATUS, code: 100031, reason: '登录已失效（获取token失败），请重新登录' },
  SESSION_EXPIRED: { status: SESSION_INVALID_STATUS, code: 100032, reason: '登录已过期（获取token失败），请重新登录' },
  PERMISSION_FORBIDDEN: same(PERMISSION_FORBIDDEN, '没有权限执行该操作，请联系主账号'),
  CATEGORY_INVALID: same(100101, '所选分类已失效，请重新选择'),
  CATEGORY_NAME_EXISTS: same(100102, '分类名称已存在，请换一个名称'),
  CATEGORY_IN_USE: same(100103, '该分类正在使用，请先移走其中的工单'),
  SUB_CATEGORY_INVALID: same(100111, '所选子分类已失效，请重新选择'),
  SUB_CATEGORY_NAME_EXISTS: same(100112, '子分类名称已存在，请换一个名称'),
  SUB_CATEGORY_IN_USE: same(100203, '该子分类正在使用，请先移走其中的工单'),
  DOCUMENT_INVALID: same(100301, '该帮助文档已下线，请选择其他文档'),
  VERIFICATION_LIMIT: same(102252, '今日认证次数已用完，请明日再试或使用其他方式'),

  // Session and account.
  WRONG_CREDENTIALS: same(200101, '账号或密码错误，请检查后重试'),
  TOO_MANY_ATTEMPTS: same(200102, '尝试次数过多，请稍后再试'),
  CODE_WRONG: same(200103, '验证码错误，请重新输入'),
  CODE_EXPIRED: same(200104, '验证码已过期，请重新获取'),
  PHONE_TAKEN: same(200105, '该手机号已注册，请直接登录'),
  PHONE_UNKNOWN: same(200106, '该手机号未注册，请先注册'),
  OLD_PASSWORD_WRONG: same(200107, '原密码错误，请重新输入'),
  ACCOUNT_LOCKED: same(200108, '账号已被冻结，请联系客服'),
  AGREEMENT_REQUIRED: same(200109, '请先阅读并同意用户协议'),
  UNREGISTER_BLOCKED: same(200110, '暂不能注销账号，请先完成注销检查中的事项'),
  WECHAT_TAKEN: same(200112, '该微信已绑定其他账号，请先解绑'),
  INVITE_CODE_INVALID: same(200114, '邀请码无效，请检查后重试或留空'),
  SECOND_FACTOR_REQUIRED: same(200115, '该账号已开启二次验证，请输入验证码'),
  CHALLENGE_EXPIRED: same(200116, '登录验证已过期，请返回重新输入密码'),
  PASSWORD_REQUIRED: same(200117, '该账号已开启二次验证，请改用密码登录'),
  NEW_PHONE_CODE_WRONG: same(200118, '新手机的验证码错误或已过期，请检查或重新获取'),

  // Money.
  BALANCE_SHORT: same(200121, BALANCE_SHORT_REASON),
  QR_NOT_READY: same(200122, QR_NOT_READY_REASON),
  PAYMENT_FAILED: same(200124, '支付下单失败，请稍后重试或更换支付方式'),
  PRICE_CHANGED: same(200125, '价格已变化，请确认新价格后再提交'),
  BALANCE_REFUND_SHORT: same(200126, '退款金额超过可退金额，请刷新后修改'),
  IDEMPOTENCY_MISMATCH: same(200127, '本次提交与上次内容不一致，请刷新页面后重新提交'),
  SUB_LIMIT_SHORT: same(200128, '子账号额度不足，请联系主账号提高额度'),
  NO_REFUND_DUE: same(200129, '该实例没有可退的费用，请在费用明细中查看'),

  // Coupons.
  COUPON_NONE_LEFT: same(200131, '优惠券已领完，看看其他优惠'),
  COUPON_ALREADY_ASSIGNED: same(200132, '您已领取过该优惠券，请到我的卡包查看'),
  COUPON_NOT_STARTED: same(200133, '优惠券领取还未开始，请稍后再来'),
  COUPON_EXPIRED: same(200134, '优惠券已过期，请选择其他优惠券'),
  COUPON_USED: same(200135, '优惠券已使用，请选择其他优惠券'),
  COUPON_NOT_APPLICABLE: same(200136, '优惠券不适用于该订单，请选择其他优惠券'),
  COUPON_NEEDS_VERIFICATION: same(200137, '领取该优惠券需要完成相应认证，请先认证'),
  COUPON_NOT_RECHARGE: same(200138, '该优惠券不能充入余额，请在下单时使用'),

  // Rentals.
  STOCK_SHORT: same(200141, '当前资源不足，请减少卡数或更换机房'),
  STATE_CONFLICT: same(200142, '实例当前状态不支持该操作，请刷新后重试'),
  CAPACITY_SHORT: same(200143, '所在主机剩余资源不足，请减小规格后重试'),
  DISK_LIMIT: same(200144, '数据盘数量已达上限，如需更多空间请使用云盘'),
  VERIFICATION_REQUIRED: same(200145, '请先完成实名认证'),
  IMAGE_UNAVAILABLE: same(200146, '该镜像不可用于所选资源，请更换镜像'),
  CLOUD_DISK_NOT_OPENED: same(200147, '尚未开通云盘，请先开通'),

  // Sub-accounts, invoices, tickets, verification.
  NAME_TAKEN: same(200151, '名称已被使用，请换一个名称'),
  SUB_ACCOUNT_IN_USE: same(200152, '该子账号仍有未结束的实例，请先处理'),
  INVOICE_AMOUNT_SHORT: same(200153, '开票金额超过可开票金额，请修改金额'),
  INVOICE_NOT_ALLOWED: same(200154, '暂不满足开票条件，请按提示完成后再申请'),
  FILE_TOO_LARGE: same(200155, '文件过大，请压缩后重新上传'),
  FILE_TYPE_INVALID: same(200156, '不支持该文件类型，请更换文件'),
  VERIFICATION_MISMATCH: same(200157, '认证信息不一致，请核对后重试'),
  RECOGNITION_FAILED: same(200158, '未能识别图片内容，请上传清晰完整的图片'),

  // Everything.
  NOT_FOUND: same(200191, '内容不存在或已被删除，请返回列表查看'),
  NOT_AVAILABLE: same(200192, '该功能即将开放，请留意公告'),
  TOO_MANY_REQUESTS: same(200193, '操作过于频繁，请稍后再试'),
  CONFLICT: same(200194, '内容已被更新，请刷新后重试'),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorKey = keyof typeof errors;

/** The first entry that answers with this number, for a client that wants to tell refusals apart. */
export function errorKeyOf(number: number): ErrorKey | undefined {
  return (Object.keys(errors) as ErrorKey[]).find(
    (key) => errors[key].status === number || errors[key].code === number,
  );
}
