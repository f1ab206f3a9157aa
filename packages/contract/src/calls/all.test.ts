import { describe, expect, it } from 'vitest';
import { allCalls } from './all';

const words = (text: string): string[] => text.trim().split(/\s+/);
const posts = (text: string): string[] => words(text).map((path) => `POST ${path}`);

/** The main API of product §7. */
const accountCalls = posts(`
  /login /sub_account_login /register /company_register /get_user_info /get_user_vip_info /unregister_check /unregister
  /auth/wechat/get_bind_status /auth/wechat/unbind_account /auth/wechat/get_login_status /auth/wechat/get_bind_qrcode /auth/wechat/get_login_qrcode
`);
const marketplaceCalls = [
  ...posts(`
  /gpu_selector_detail /store/get_store_selector_options /store/get_kvm_gpu_selector /store/get_docker_gpu_selector /gpu_priceinfo
  /get_available_kvm_num /get_available_docker_num /get_bare_metal_show_list /add_baremetal_reservation
  /get_all_user_visible_coupon_group /assign_to_user /get_user_assigned_coupon /use_money_coupon
  /create_qrcode /get_qrcode /get_order_status /buy_power_money /get_order /get_wallet_balance_change_list
  /get_container_by_token_with_page_v2 /get_bare_metal_instance_list /update_bare_metal_instance_note /note_container
  /instance/change_due_mode /instance/remove_remain_disk_kvm /get_vnc_and_ssh /get_rdp_file /renew_kvm_v2 /renew_kvm_v2_query_price
  /instance/kvm_error_refund /renew_container_v2 /elastic_upgrade_container_v2 /instance/get_instance_available_kvm_num
  /run_kvm_from_keepped_instancee /restart_kvm_from_shutdown /restart_kvm /modify_kvm_password /screenshot_kvm
  /instance/kvm/reinit_kvm_async /instance/get_remain_disk /instance/add_one_disk /instance/add_one_disk_query_price
  /instance/update_bandwidth /get_host_remain_cpu /get_container_remain_cpu /update_vcpu /update_container_cpu /update_vcpu_query_price
  /get_host_remain_memory /get_container_remain_memory /update_memory /update_container_memory /update_memory_query_price
  /renew_bare_metal_instance
  /modify_user_name /modify_passwd_new /get_user_sub_accounts /add_user_sub_account /delete_user_sub_account /note_user_sub_account
  /reset_user_sub_account_password /modify_notify_phone /modify_sub_account_money_limit /get_user_sub_account_container
  /get_sub_account_container /change_notice_setting /get_sftp_size_info /buy_sftp_size
  /v2/get_invoice_list /v2/add_invoice /v2/edit_invoice /v2/delete_invoice /v3/getInvoiceAbleConditions /v3/addInvoiceRecord
  /v2/getInvoiceRecords /v2/getInvoiceBalanceChangeList
  /get_reservation_list /get_instance_cost_info /get_instance_cost_list /get_bare_metal_cost_list /get_settlements
  /get_partner_machine_income_v2 /get_all_gpu_info
`),
  'GET /instance/kvm/get_local_images',
];

/** The third-party API of product §7. */
const thirdPartyCalls = `
  GET /api/v1/work-order/categories
  GET /api/v1/work-order/documents
  POST /api/v1/work-order/file
  GET /api/v1/work-order/orders
  POST /api/v1/work-order/orders
  GET /api/v1/work-order/orders/{id}
  PUT /api/v1/work-order/orders/{id}
  POST /api/v1/work-order/attachments
  DELETE /api/v1/work-order/attachments/{id}
  POST /api/v1/work-order/notifications
  DELETE /api/v1/work-order/notifications/{id}
  POST /api/v1/work-order/comments
  GET /api/v1/work-order/unread-flag
  POST /app/get_banner_and_notice
  GET /get_notice_by_page
  POST /get_blod_by_id
  POST /api/v1/verification/ocr-image
  POST /api/v1/verification/ocr-result
  POST /api/v1/verification/face-print
  GET /api/v1/verification/face-print
  POST /api/v1/verification/captcha
  GET /api/v1/verification/verifications
  POST /api/v1/verification/verifications
  POST /api/v1/verification/bank-card
  POST /api/v1/verification/business-license
  POST /api/v1/verification/file
  POST /api/v1/verification/other-channel
`
  .trim()
  .split('\n')
  .map((line) => line.trim());

/** What the product needs and the specification lists no call for (decisions 45). */
const extensions = [
  ...posts(`
  /run_kvm_v2 /run_kvm_v2_query_price /run_container_v2 /run_container_v2_query_price /pick_valid_and_all_coupon
  /modify_login_phone /send_sms_code /sms_login /reset_passwd /logout /shutdown_kvm /instance/set_autorenew
  /renew_container_v2_query_price /renew_bare_metal_instance_query_price /run_kvm_from_keepped_instancee_query_price
  /buy_sftp_size_query_price /elastic_upgrade_container_v2_query_price /instance/update_bandwidth_query_price /get_container_remain_gpu
  /v2/withdraw_invoice /store/get_hosts /get_settlement_lines /answer_settlement /get_payout_account /set_payout_account
  /get_reminders /read_reminders /get_expense_summary /get_balance_runway /v2/resend_invoice
  /instance/notice_when_free /instance/check_ports /instance/get_usage /store/notice_when_in_stock /store/get_stock_notices
  /get_login_devices /end_login_device /end_other_login_devices /get_login_records
  /get_authenticator /start_authenticator /confirm_authenticator /remove_authenticator /renew_recovery_codes
  /confirm_login_by_authenticator
  /get_passkey_domain /get_passkeys /start_passkey /confirm_passkey /remove_passkey
  /start_passkey_login /confirm_passkey_login
  /get_second_factor /send_second_factor_code /set_second_factor /send_login_code /confirm_login
  /get_balance_refundable /request_balance_refund /get_balance_refunds
  /get_ssh_keys /add_ssh_key /remove_ssh_key /instance/get_ssh_keys /instance/set_ssh_keys
  /instance/get_events /instance/get_card_courses
  /get_api_keys /add_api_key /remove_api_key
  /get_order_detail /get_expense_groups
  /instance/create_terminal_ticket
  /instance/create_screen_ticket
  /get_operations
  /get_monthly_bills
  /get_monthly_bill
  /instance/get_stop_plan /instance/set_stop_plan
  /instance/get_ports /instance/open_port /instance/close_port /instance/create_port_link
  /instance/get_snapshots /instance/create_snapshot /instance/restore_snapshot /instance/delete_snapshot
  /image/get_own_images /image/create_own_image /image/delete_own_image
  /instance/get_labels /instance/set_labels /get_projects /rename_project /remove_project
  /get_budgets /set_budget /remove_budget
  /get_balance_reminder /set_balance_reminder
  /instance/stop_with_refund_query_price /instance/stop_with_refund
  /set_sub_account_rights
  /move_instances
  /invite_sub_account /get_invitations /resend_invitation /withdraw_invitation
  /get_invitation /send_invitation_code /accept_invitation
  /keep_export /get_exports /delete_export
`),
  'DELETE /api/v1/verification/verifications/{id}',
  'POST /api/v1/work-order/documents/{id}/opinion',
];

const mainOnly = words(`
  getSecondFactor sendSecondFactorCode setSecondFactor
  getAuthenticator startAuthenticator confirmAuthenticator removeAuthenticator renewRecoveryCodes
  unregisterCheck unregister modifyUserName modifyLoginPhone getWechatBindQrcode getWechatBindStatus unbindWechat
  getProjects renameProject removeProject getBudgets setBudget removeBudget
  getBalanceReminder setBalanceReminder
  getSubAccounts addSubAccount deleteSubAccount noteSubAccount resetSubAccountPassword modifySubAccountMoneyLimit
  getAllSubAccountInstances getSubAccountInstances
  addReservation getReservations
  getVisibleCouponGroups assignCoupon getAssignedCoupons redeemMoneyCoupon pickCoupon
  createQrcode getQrcode getOrderStatus buyPowerMoney getOrders getOrderDetail getBalanceChanges
  getBalanceRefundable requestBalanceRefund getBalanceRefunds
  getInvoiceTitles addInvoiceTitle editInvoiceTitle deleteInvoiceTitle getInvoiceConditions addInvoiceRecord getInvoiceRecords getInvoiceableChanges resendInvoice withdrawInvoice
  getSettlements getMachineIncome getSettlementLines answerSettlement getPayoutAccount setPayoutAccount
  buyCloudDisk buyCloudDiskQueryPrice
  recogniseIdentityCard confirmIdentityCard startFacePrint getFacePrint sendVerificationCode getVerifications addVerification verifyBankCard
  recogniseBusinessLicense uploadVerificationFile submitOtherChannel withdrawVerification
  getMonthlyBills
  getMonthlyBill
  setSubAccountRights
  moveInstances
  inviteSubAccount getInvitations resendInvitation withdrawInvitation
`);

const frozenWire =
  'Other back ends and clients speak these calls, so none may come, go or move by accident. A call of our own is marked `extension: true` and added to `extensions` in this file (decisions 45); one of product §7 keeps its method, path and encoding.';
const frozenRights =
  'Who may call decides what a sub-account can do with money that is not its own. A call for main accounts alone (roles without `sub`) is added to `mainOnly` in this file; one of that list which a sub-account may call now has lost its protection.';

const places = (calls: typeof allCalls): string[] => calls.map((call) => `${call.method} ${call.path}`).sort();
const names = (calls: typeof allCalls): string[] => calls.map((call) => call.name).sort();
const specified = allCalls.filter((call) => !call.extension);

describe('the table of calls', () => {
  it('sends login, registration and account calls form-encoded, and no other', () => {
    expect(places(allCalls.filter((call) => call.transport === 'main-form')), frozenWire).toEqual(
      [...accountCalls].sort(),
    );
  });

  it('speaks every marketplace call as JSON, and marks what is beyond them as an extension', () => {
    expect(places(specified.filter((call) => call.transport === 'main-json')), frozenWire).toEqual(
      [...marketplaceCalls].sort(),
    );
  });

  it('speaks every call for tickets, notices and verification, and marks what is beyond them as an extension', () => {
    expect(places(specified.filter((call) => call.transport === 'third-party')), frozenWire).toEqual(
      [...thirdPartyCalls].sort(),
    );
  });

  it('adds a call of its own only on purpose, for a back end may lack it', () => {
    expect(places(allCalls.filter((call) => call.extension)), frozenWire).toEqual([...extensions].sort());
  });

  it('gives every call its own name and its own place', () => {
    expect(new Set(names(allCalls)).size).toBe(allCalls.length);
    expect(
      new Set(allCalls.map((call) => `${call.transport === 'third-party'} ${call.method} ${call.path}`)).size,
    ).toBe(allCalls.length);
  });

  it('stays silent about the refusal of five calls, and of no other', () => {
    const exempt = allCalls.filter((call) => call.exempt).map((call) => call.path.split('/').at(-1));
    expect(
      exempt.sort(),
      'A refusal that shows no toast is easily lost: these five are the only exempt ones (product §7; decisions 7). A new call shows its refusal, so take `exempt` off it.',
    ).toEqual(['get_qrcode', 'get_remain_disk', 'get_user_info', 'get_user_vip_info', 'pick_valid_and_all_coupon']);
  });

  it('keeps money, coupons, invoices, verification, sub-accounts, reservations and partner income to main accounts', () => {
    expect(names(allCalls.filter((call) => !call.roles.includes('sub'))), frozenRights).toEqual(mainOnly.sort());
  });

  it('never takes a read for an intention', () => {
    expect(names(allCalls.filter((call) => call.intent && (call.idempotent || call.method === 'GET')))).toEqual([]);
  });

  it('lets a client resend only reads and price queries', () => {
    const resendable = allCalls.filter((call) => call.idempotent);
    const readPath =
      /(get|query_price|gpu_selector_detail|gpu_priceinfo|pick_valid|check|categories|documents|orders|unread-flag|verifications)/;
    expect(resendable.filter((call) => !readPath.test(call.path))).toEqual([]);
    expect(resendable.filter((call) => call.path.includes('renew') && !call.path.endsWith('_query_price'))).toEqual([]);
  });

  it('never lets a client resend a login, a code, a recognition, a bank card or a poll', () => {
    const never =
      words(`login subAccountLogin register sendSmsCode getQrcode getOrderStatus getWechatLoginStatus getWechatBindStatus
      recogniseIdentityCard recogniseBusinessLicense startFacePrint getFacePrint sendVerificationCode verifyBankCard`);
    expect(names(allCalls.filter((call) => call.idempotent && never.includes(call.name)))).toEqual([]);
  });

  it('asks for no session where visitors are at home', () => {
    const open = allCalls.filter((call) => call.auth !== 'required').map((call) => call.name);
    expect(open).toEqual(
      expect.arrayContaining([
        'login',
        'register',
        'getKvmGpuSelector',
        'getGpuPriceInfo',
        'getNotices',
        'getNotice',
        'getWorkOrderDocuments',
      ]),
    );
    expect(open).not.toContain('runKvm');
  });

  it('refuses unknown fields of every intention', () => {
    const loose = allCalls
      .filter((call) => call.intent)
      .filter((call) => {
        const answer = call.request.safeParse({ no_such_field: 1 });
        return !answer.error?.issues.some((issue) => issue.code === 'unrecognized_keys');
      });
    expect(names(loose)).toEqual([]);
  });

  it('uploads files as multipart and everything else as the body of its transport', () => {
    expect(
      names(allCalls.filter((call) => call.body === 'multipart')),
      'An upload may be far larger than other bodies, so each is listed. A new one is added here.',
    ).toEqual(['keepExport', 'uploadVerificationFile', 'uploadWorkOrderAttachment', 'uploadWorkOrderImage']);
  });
});
