/**
 * What a back end answers that knows the specification alone: the named fields (product §3, §7), and nothing of ours. Where the specification shows no
 * fields, lists are empty or as small as can be; places are codes, moments are texts.
 */
const moment = '2026-11-20 09:30:00';

const couponGroup = {
  GroupId: 7,
  Type: 2,
  Amount: 20,
  Discount: 1,
  MoneyLimit: 100,
  UseTimeLimit: 7,
  TargetGoods: '',
  TargetImage: '',
  TargetUseMode: 0,
  TargetUserVerifyType: 0,
  BeginTime: 1_790_000_000,
  EndTime: 1_990_000_000,
  RemainNum: 5,
  IsAssigned: false,
};

const specification = { SpecName: 'c4-1', GpuNum: 1, CpuNum: 8, Memory: 32, HourPrice: 1.85 };

const selector = {
  all_districts: ['cn-east-1'],
  Specifications: [specification, { SpecName: 'h20-1', GpuType: 'H20', GpuNum: 1, CpuNum: 16, Memory: 96 }],
  last_refresh_time: '2026-11-22T06:05:21Z',
};

const offer = {
  GpuType: 'RTX 4090',
  GpuMem: 24,
  District: 'cn-east-1',
  MaxGpuNum: 8,
  HourPrice: 1.85,
  FreeNum: 4,
  TotalNum: 8,
};

/** A card of which neither the price nor the stock is told. */
const unpriced = { GpuType: 'H20', GpuMem: 96, District: 'cn-east-1', MaxGpuNum: 8 };
const picture = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2290%22 height=%2290%22/%3E';

const notice = { Id: 15, Title: '机房割接', Original: '期间网络可能中断' };
const ticket = { id: 3, categories: [], attachments: [{ id: 1 }], notifications: [], comments: [{ content: '您好' }] };

/** By the last part of the address; anything else of the specification answers an empty list. Of most deeds nothing is told: null. */
export const answers: Readonly<Record<string, unknown>> = {
  '/get_user_info': {
    Name: '陌生人',
    Phone: '13800000009',
    SubAccount: null,
    VipLevel: 1,
    AccumulatedMoney: 200,
    Money: 50.5,
    CreditMoneyQuota: 0,
    PowerMoney: 0,
  },
  '/login': { session: 'foreign-token' },
  '/register': { session: 'foreign-token' },
  '/auth/wechat/get_login_qrcode': { qrcode: picture, scene: 'scene-1' },
  '/auth/wechat/get_bind_qrcode': { qrcode: picture, scene: 'scene-2' },
  '/assign_to_user': null,
  '/use_money_coupon': null,
  '/restart_kvm': null,
  '/create_qrcode': { out_trade_no: 118220261120 },
  '/get_qrcode': { wx_resp: { data: { qrcode: picture } } },
  '/get_user_vip_info': { vip_score: 200, vip_level: 1 },
  '/gpu_priceinfo': { vipInfos: [1, 0.98, 0.97, 0.95, 0.94].map((VipDiscount) => ({ VipDiscount })) },
  '/store/get_store_selector_options': {
    image_display_info_map: { 'pytorch-2.5': { Label: 'PyTorch 2.5', System: 'Linux', ShortDisplayName: 'PyTorch' } },
  },
  '/gpu_selector_detail': { List: [offer, unpriced], last_refresh_time: '2026-11-22T06:05:21Z' },
  '/store/get_kvm_gpu_selector': selector,
  '/store/get_docker_gpu_selector': selector,
  '/get_all_user_visible_coupon_group': [couponGroup],
  '/get_user_assigned_coupon': { data: [{ CouponId: 9, CouponGroup: couponGroup, IsUsed: 0 }] },
  '/get_notice_by_page': { data: [notice] },
  '/get_blod_by_id': { ...notice, CreateTime: moment },
  '/api/v1/work-order/categories': { categories: [{ id: 1, name: 'GPU', children: [{ id: 32, name: '掉卡' }] }] },
  '/api/v1/work-order/documents': { documents: [{ id: 5, title: '怎样续费' }] },
  '/api/v1/work-order/orders': { orders: [ticket] },
  '/api/v1/work-order/orders/{id}': { order: ticket },
  '/api/v1/work-order/unread-flag': { unread: true },
  '/get_host_remain_cpu': { remain_cpu: 8 },
  '/instance/get_instance_available_kvm_num': { List: [{ Gpu_type: 'RTX 4090', Gpu_num: 1, HourPrice: 1.85, num: 2 }] },
  '/api/v1/verification/business-license': {
    company_name: '陌生公司',
    credit_code: '91330106MA2DEMQ01G',
    legal_name: '沈清和',
    file: 'licence-1',
  },
  '/api/v1/verification/file': { file: 'paper-1' },
  '/get_bare_metal_show_list': { data: [{ Id: 3, Name: '8 × A100', Gpu_type: 'A100', Gpu_num: 8 }] },
  '/get_bare_metal_instance_list': { data: [{ Id: 4, Name: '8 × A100', Status: 1, Due_time: '2027-11-20 09:30:00' }] },
};
