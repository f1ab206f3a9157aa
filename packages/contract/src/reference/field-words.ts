import { exampleMachine } from './example-values';

/** What a field is for, in Chinese; `example` is a value that the contract takes. */
export interface FieldWords {
  readonly words: string;
  /** What a number is counted in, where the schema does not say it: money is in yuan and moments in seconds anyway. */
  readonly unit?: string;
  readonly example?: unknown;
}

/** Words, an example, and what a number is counted in. */
export const of = (words: string, example?: unknown, unit?: string): FieldWords => ({ words, example, unit });

/** Name of the instance in the examples where only a container will do. */
const container = 'docker-9b1e4d02';
const fingerprint = 'SHA256:rKWN2QxFKt/r5VMdOCvxxo0ZYUFLujv/p140Il8E/pI';
/** 2026-12-01 00:00 in Beijing. */
const firstOfDecember = 1_796_054_400;

/** Fields of requests by their name, or by `call.name` where one call means another thing by it (decisions 107). */
export const REQUEST_FIELDS: Readonly<Record<string, FieldWords>> = {
  inner: of('实例内的端口，22 除外', 8888),
  'openPort.name': of('端口的名称', 'Jupyter'),
  'createSnapshot.name': of('快照的名称，同一实例内不重复', '装好环境'),
  snapshot_id: of('快照的编号，取自 getSnapshots 的 Id', 'k3v9x2m7q4ta'),
  'createOwnImage.name': of('镜像的名称，同一账号内不重复', '微调环境'),
  'createOwnImage.note': of('镜像的备注', 'PyTorch 2.5 与依赖'),
  image_key: of('镜像的键，取自 getOwnImages 的 Key', 'own-k3v9x2m7q4ta'),
  container_type: of('实例类型'),
  district: of('机房，取自 getStoreSelectorOptions；不填为任意机房', '杭州A区'),
  gpu_type: of('显卡型号', 'RTX 3090'),
  phone: of('保留字段，传空文本；价格按密钥所属账号计算', ''),
  gpu_num: of('每台的显卡数', 1, '张'),
  'elasticUpgradeQueryPrice.gpu_num': of('升级后的显卡总数', 2, '张'),
  'elasticUpgradeContainer.gpu_num': of('升级后的显卡总数', 2, '张'),
  image_name: of('镜像的键，取自 getStoreSelectorOptions，或 getOwnImages 的 Key', 'pytorch-2.5'),
  host_name: of('主机名，取自 getHosts 的 HostName；不填由系统选择', 'hz01'),
  quantity: of('台数，不填为 1', 1, '台'),
  spec_name: of('规格名，取自可选规格；不填由系统选择', 'rtx3090-1'),
  page: of('页码，从 1 开始', 1),
  page_size: of('每页条数', 20, '条'),
  pack_time: of('租期的数量，与 unit 一起决定时长；小时最多 23，天最多 29，月最多 12', 2),
  'renewBareMetalQueryPrice.pack_time': of('续费的月数', 1, '月'),
  'renewBareMetal.pack_time': of('续费的月数', 1, '月'),
  unit: of('租期的单位'),
  add_disk_size: of('数据盘在免费容量之外增加的大小', 100, 'GB'),
  bandwidth: of('带宽总量，不填为免费带宽', 10, 'Mbps'),
  'updateBandwidthQueryPrice.bandwidth': of('调整后的带宽总量', 50, 'Mbps'),
  'updateBandwidth.bandwidth': of('调整后的带宽总量', 50, 'Mbps'),
  due_mode: of('到期后如何处理磁盘'),
  coupon_id: of('要使用的优惠券编号', 1024),
  pay_type_first: of('先用哪一种余额支付'),
  status_type: of('按状态分组筛选'),
  keyword: of('按名称或备注搜索', '训练'),
  due_before: of('只要在此刻之前到期的', firstOfDecember),
  project: of('项目名称', '视觉训练'),
  'setLabels.project': of('放入的项目名称，没有则新建；空文本表示移出项目；不填则不变', '视觉训练'),
  tag: of('标签', '夜间'),
  sub_account_name: of('子账号名称；子账号的密钥只能看到自己的', 'lab-a'),
  instance_name: of('实例名，即返回中的 Container_name', exampleMachine),
  'getContainerRemainCpu.instance_name': of('容器的实例名', container),
  'getContainerRemainGpu.instance_name': of('容器的实例名', container),
  'getContainerRemainMemory.instance_name': of('容器的实例名', container),
  'renewContainerQueryPrice.instance_name': of('容器的实例名', container),
  'renewContainer.instance_name': of('容器的实例名', container),
  'elasticUpgradeQueryPrice.instance_name': of('容器的实例名', container),
  'elasticUpgradeContainer.instance_name': of('容器的实例名', container),
  'updateContainerCpu.instance_name': of('容器的实例名', container),
  'updateContainerMemory.instance_name': of('容器的实例名', container),
  'getStartOptions.instance_name': of('磁盘保留中的实例名', exampleMachine),
  'runKvmFromKeptDisk.instance_name': of('磁盘保留中的实例名', exampleMachine),
  'runKvmFromKeptDiskQueryPrice.instance_name': of('磁盘保留中的实例名', exampleMachine),
  'removeKeptDisk.instance_name': of('磁盘保留中的实例名', exampleMachine),
  sort: of('排序方式：urgency 需处理、due 到期时间、cost 费用、status 状态，前加 - 为倒序；不填为最新在前'),
  reveal: of('填 1 时返回这一个实例的密码，须同时填 instance_name，密钥须有「管理实例」权限'),
  status: of('按状态筛选'),
  range: of('时间范围'),
  instance_names: of('实例名列表', [exampleMachine]),
  group: of('按类别筛选'),
  'getExpenseGroups.group': of('汇总的方式：实例、类型、子账号、显卡、项目、日期'),
  before: of('上一页返回的 Next，不填从最新的开始', '1024'),
  limit: of('最多返回多少条', 20, '条'),
  id: of('裸金属的编号，即返回中的 Id', 12),
  disk_size: of('数据盘大小，须为返回的 step 的整数倍', 100, 'GB'),
  add_cpu: of('要增加的 CPU', 2, '核'),
  add_memory: of('要增加的内存', 8, 'GB'),
  price: of('询价得到的 PayPrice；填写后若价格已变化则拒绝下单', 3.84),
  note: of('备注，便于辨认', 'train'),
  ssh_keys: of('要放入的 SSH 公钥的指纹，取自 getSshKeys；不填则不放入', [fingerprint]),
  autorenew_on: of('是否在到期前自动续费，不填为否'),
  autorenew_unit: of('自动续费的单位'),
  on: of('是否打开'),
  passwd: of('新的登录密码，不填由系统生成', 'Suanli2026'),
  container_name: of('实例名，即返回中的 Container_name', exampleMachine),
  fingerprints: of('放入实例的全部公钥的指纹，空列表为全部移除', [fingerprint]),
  stop_time: of('定时关机的时间，null 为不定时', firstOfDecember),
  idle_hours: of('GPU 空闲多少小时后关机，null 为不按空闲关机', undefined, '小时'),
  before_money_ends: of('余额将尽前是否自动关机'),
  add_tags: of('要添加的标签', ['夜间']),
  remove_tags: of('要移除的标签', ['旧版']),
  month: of('月份（北京时间），YYYY-MM', '2026-10'),
  'getExpenseSummary.month': of('月份（北京时间），YYYY-MM；不填为本月', '2026-10'),
  begin_time: of('开始时间，含', 1_793_462_400),
  end_time: of('结束时间，含', 1_796_054_399),
  min_amount: of('金额的绝对值不小于', 1),
  max_amount: of('金额的绝对值小于', 100),
  fold: of('是否把磁盘保留费按天合并为一行'),
  unfold: of('要展开的合并行的 Id', '1024'),
  cost_type: of('费用类型'),
  product: of('产品：云主机、容器、保留磁盘'),
  pay_type: of('支付方式'),
  out_trade_no: of('充值订单号，即返回中的 OutTradeNo', '202611200001'),
  type: of('变动类型'),
};

/** Optional fields that an example shows beside the needed ones. */
export const SHOWN_FIELDS: Readonly<Record<string, readonly string[]>> = {
  getGpuSelectorDetail: ['gpu_type'],
  getHosts: ['gpu_type'],
  getKvmGpuSelector: ['gpu_num'],
  getDockerGpuSelector: ['gpu_num'],
  getInstances: ['status_type'],
  runKvm: ['note', 'price'],
  runContainer: ['note', 'price'],
  runKvmFromKeptDisk: ['price'],
  renewKvm: ['price'],
  renewContainer: ['price'],
  elasticUpgradeQueryPrice: ['add_cpu'],
  elasticUpgradeContainer: ['add_cpu'],
  setLabels: ['project', 'add_tags'],
  getExpenseSummary: ['month'],
  getInstanceCosts: ['begin_time', 'end_time'],
};
