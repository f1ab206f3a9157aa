/** A help document of the demo data. `useful` is how many readers it has helped. */
export interface HelpDocumentSeed {
  readonly categoryId: number;
  readonly subCategoryId: number;
  readonly title: string;
  readonly summary: string;
  readonly useful: number;
  /** Markdown. */
  readonly content: string;
}

/** What most tickets turn out to be about, by question. */
export const helpDocuments: readonly HelpDocumentSeed[] = [
  {
    categoryId: 1,
    subCategoryId: 11,
    title: '充值后余额没有变化怎么办',
    summary: '扫码支付通常在几秒内到账；先核对订单状态与付款记录，再决定是否提交工单。',
    useful: 214,
    content: `1. 打开「充值记录」，找到这一笔订单。
   - **已支付**：余额已经到账，刷新页面即可看到。
   - **待支付**：付款没有完成，可以继续支付或等待订单关闭后重新充值。
   - **已关闭**：二维码有效期为 5 分钟。关闭后才付款的，系统会自动补记到余额，一般不超过 10 分钟。
2. 在支付宝或微信的账单里确认这笔钱确实已经扣除，并记下交易单号。
3. 对公转账需要财务人工核对，工作日 2 小时内到账，转账附言请填写登录手机号。

超过 30 分钟仍未到账，请提交工单，并附上付款截图和交易单号。`,
  },
  {
    categoryId: 1,
    subCategoryId: 12,
    title: '一笔费用是怎么算出来的',
    summary: '预付订单一次扣清，后付项目按小时或按天扣；每一笔都能在费用明细里追到实例。',
    useful: 168,
    content: `- **租用与续费**：单价 × 时长，再乘以租期折扣与会员折扣，最后减去优惠券。结果四舍五入到分，只舍入一次。
- **保留磁盘**：实例到期后按容量计费，直到释放或重新启动。
- **带宽与新增磁盘**：随实例的剩余时间折算，到期一并结束。

在「费用明细」按实例筛选，可以看到原价、各项折扣、算力券与余额各付了多少。仍有疑问，请在工单中写明费用编号。`,
  },
  {
    categoryId: 1,
    subCategoryId: 13,
    title: '优惠券用不了的常见原因',
    summary: '检查有效期、适用商品、最低金额与认证要求；充值券要在卡包里充入余额。',
    useful: 93,
    content: `| 提示 | 原因 | 处理 |
| --- | --- | --- |
| 不适用于该订单 | 券限定了型号或租用方式 | 在卡包查看适用范围 |
| 未满使用门槛 | 订单折后金额低于门槛 | 延长租期后再试 |
| 需要完成认证 | 学生券、企业券有认证要求 | 先完成对应认证 |

充值券不在下单时使用：到「我的卡包」点击「去使用」，金额会直接进入余额。`,
  },
  {
    categoryId: 1,
    subCategoryId: 14,
    title: '什么情况会退费',
    summary: '启动失败自动全额退费，无需申请；支持提前释放的实例可退还未用的费用。',
    useful: 121,
    content: `- **启动失败**：系统自动退回到原支付来源，实例显示「启动失败（已退费）」，通常在一分钟内完成。
- **硬件故障**：影响时段由技术支持核对后按分钟退费。请在工单中写明开始与恢复的时间。
- **提前释放**：下单时标明支持提前释放的实例，可在实例详情的「更多」中释放，未用的整小时退回原支付账户，已用时间按短一级周期的折扣计价。数据会全部清除，已用的优惠券不返还。其他实例的预付租期不按剩余时长退费，可改为到期保留磁盘后再启动。`,
  },
  {
    categoryId: 2,
    subCategoryId: 21,
    title: 'SSH 连接失败排查',
    summary: '先分清是连不上、被拒绝还是密码错误，三种情况的处理完全不同。',
    useful: 342,
    content: `先看报错属于哪一种：

- \`Connection timed out\`：本地网络到机房不通。换一个网络（例如手机热点）再试；公司网络可能禁止非常用端口。
- \`Connection refused\`：实例还在启动，或 SSH 服务没有运行。等待状态变为「运行中」后再试；仍不行，用 VNC 进入后执行：

\`\`\`bash
systemctl restart ssh
journalctl -u ssh --no-pager | tail -n 20
\`\`\`

- \`Permission denied\`：用户名或密码不对。用户名以实例详情为准；密码可在实例操作中重置。
- \`REMOTE HOST IDENTIFICATION HAS CHANGED\`：重置系统或换机后指纹会变，执行 \`ssh-keygen -R "[主机]:端口"\` 后重连。`,
  },
  {
    categoryId: 2,
    subCategoryId: 22,
    title: '远程桌面黑屏或闪退',
    summary: '多数是分辨率、旧会话或显卡驱动引起，按顺序排除即可。',
    useful: 76,
    content: `1. 断开其他已登录的会话，同一用户只保留一个远程桌面。
2. 降低分辨率与色深后重连。
3. Windows 实例首次启动需要 3-5 分钟完成驱动安装，请稍候。
4. 仍然黑屏，用 VNC 查看控制台画面，并截图提交工单。`,
  },
  {
    categoryId: 2,
    subCategoryId: 24,
    title: '外网访问不了自己的服务端口',
    summary: '服务要监听 0.0.0.0，并使用实例详情中映射的外部端口。',
    useful: 187,
    content: `1. 确认服务监听的是 \`0.0.0.0\`，不是 \`127.0.0.1\`：

\`\`\`bash
ss -ltnp | grep 8888
\`\`\`

2. 外部要用**映射后的端口**访问，在实例详情的「端口」一栏查看。
3. 浏览器访问时注意 http 与 https 是否写对。`,
  },
  {
    categoryId: 3,
    subCategoryId: 31,
    title: '实例启动失败后会怎样',
    summary: '费用自动退回，数据盘不受影响；换一台机器重试通常即可成功。',
    useful: 159,
    content: `- 状态显示「启动失败」后，费用会自动退回，无需提交工单。
- 从保留磁盘启动失败的，磁盘仍在原处，继续保留。
- 同一型号连续两次失败，请换机房或型号；急用时提交「紧急」工单并写明实例名称。`,
  },
  {
    categoryId: 3,
    subCategoryId: 32,
    title: 'nvidia-smi 看不到全部显卡',
    summary: '先保存权重，再查看 Xid；Xid 79 属于硬件掉卡，需要冷重启或迁移。',
    useful: 265,
    content: `1. **先保存进度**：把权重与日志存到数据盘。
2. 查看内核日志：

\`\`\`bash
dmesg | grep -i xid
\`\`\`

3. 常见的 Xid：
   - **13、31、43**：程序越界访问显存，多为代码或框架版本问题。
   - **48、63、64**：显存错误，重启后如再次出现请提交工单。
   - **79**：显卡从总线上脱离，属于硬件故障，需要冷重启或迁移。
4. Xid 79 请提交「紧急」工单，附上上面命令的输出；故障时段按分钟退费。`,
  },
  {
    categoryId: 3,
    subCategoryId: 33,
    title: '训练突然变慢怎么查',
    summary: '从数据读取、CPU、显卡频率三处入手，多数瓶颈不在显卡上。',
    useful: 142,
    content: `- \`nvidia-smi dmon\` 中 sm 长期低于 50%：瓶颈多半在数据读取，把数据集放到本地数据盘，并增加 DataLoader 的进程数。
- \`top\` 中 CPU 跑满：减少在线数据增强，或升级 CPU。
- 显卡温度正常但频率很低：执行 \`nvidia-smi -q -d PERFORMANCE\`，把结果附在工单里。`,
  },
  {
    categoryId: 4,
    subCategoryId: 42,
    title: 'PyTorch 提示找不到 CUDA',
    summary: '多数是装成了 CPU 版本，或与驱动支持的 CUDA 版本不匹配。',
    useful: 231,
    content: `\`\`\`python
import torch
print(torch.__version__, torch.version.cuda, torch.cuda.is_available())
\`\`\`

- 版本号带 \`+cpu\`：卸载后从 PyTorch 官网选择对应 CUDA 的安装命令。
- CUDA 版本高于 \`nvidia-smi\` 右上角显示的版本：安装低一档的 PyTorch，或换用更新的镜像。
- 容器内不要安装显卡驱动，驱动由宿主机提供。`,
  },
  {
    categoryId: 5,
    subCategoryId: 51,
    title: '下载模型与数据集太慢',
    summary: '优先使用公共数据集与国内镜像；大文件用支持断点续传的工具。',
    useful: 203,
    content: `1. 先看「公共数据集」里是否已有，挂载即用，不占带宽。
2. 使用国内镜像源：

\`\`\`bash
pip config set global.index-url https://pypi.tuna.tsinghua.edu.cn/simple
\`\`\`

3. 大文件用 \`aria2c -x 8 -c 地址\` 断点续传。
4. 长期需要更高速度，可以在实例操作中升级带宽。`,
  },
  {
    categoryId: 5,
    subCategoryId: 52,
    title: '云盘在实例里的位置与权限',
    summary: '云盘用 SFTP 或 sshfs 访问，多台实例可同时读写；写入前注意文件锁。',
    useful: 88,
    content: `- 云盘通过 SFTP 访问，也可在 Linux 实例中用 sshfs 挂载到 /mnt/cloud-disk，命令见「云盘」页面。
- 多台实例同时写同一个文件时，后写的会覆盖先写的，请按实例分目录。
- 欠费停用后数据保留 7 天，充值续费即可恢复。`,
  },
  {
    categoryId: 6,
    subCategoryId: 62,
    title: '实名认证不通过的原因',
    summary: '按驳回原因逐项修改；当日次数用完后次日可继续，也可以换一种方式。',
    useful: 177,
    content: `- **图片不清晰**：在光线充足处平放证件拍摄，四角完整，不要反光。
- **信息不一致**：识别结果可以修改，请与证件逐字核对。
- **人脸未通过**：摘下口罩与帽子，正对镜头。
- **银行卡核验失败**：姓名、身份证号、卡号与银行预留手机号四项都要一致。

每天的次数有限，用完后请次日再试，或选择「其他方式」提交人工审核。`,
  },
  {
    categoryId: 6,
    subCategoryId: 64,
    title: '子账号额度用完了',
    summary: '额度是累计总额，不按月重置；由主账号在账号信息里调整。',
    useful: 64,
    content: `- 子账号的额度是**累计总额**，用一笔少一笔，不会按月恢复。
- 主账号在「账号信息」的子账号列表中可以提高额度，立即生效。
- 子账号花的是主账号的余额：额度够而余额不足时，同样不能下单。`,
  },
];
