import * as z from 'zod/mini';
import { MAX_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { DUE_MODE, INSTANCE_STATUS } from '../enumerations';
import { instancePassword, note } from '../entities/account-fields';
import { bareMetalInstance } from '../entities/bare-metal';
import { imageMap } from '../entities/image';
import {
  instance,
  instanceCounts,
  instanceFilter,
  instanceName,
  instanceOnly,
  instancePlugin,
  portAnswer,
  startOption,
} from '../entities/instance';
import { nonNegativeMoney } from '../entities/money';
import { pageOf, pageRequest } from '../entities/page';
import { identifier, nothing } from '../entities/query';
import { catalogueName, filterText } from '../entities/text';
import { nullableTimestamp, timestamp } from '../entities/time';
import { cardCourse, instanceUsage } from '../entities/usage';
import { instanceSorts } from '../rules/instance-sort';
import { usageRanges } from '../rules/usage';

const newStatus = z.object({ Status: z.enum(INSTANCE_STATUS) });

/** With `instance_name` one row or none; with `reveal: 1` that row carries its passwords. A sub-account sees its own. Without `sort` the newest stands first. */
export const getInstances = defineCall({
  name: 'getInstances',
  path: '/get_container_by_token_with_page_v2',
  summary: '实例列表',
  idempotent: true,
  request: z.object({
    ...pageRequest,
    ...instanceFilter,
    sub_account_name: z.optional(filterText),
    instance_name: z.optional(instanceName),
    sort: z.optional(z.enum(instanceSorts)),
    reveal: z.optional(z.literal(1)),
  }),
  response: z.extend(pageOf(instance), { counts: instanceCounts }),
});

export const getBareMetalInstances = defineCall({
  name: 'getBareMetalInstances',
  path: '/get_bare_metal_instance_list',
  summary: '裸金属实例列表',
  idempotent: true,
  request: z.object({ ...pageRequest, status: z.optional(z.enum(INSTANCE_STATUS)), keyword: z.optional(filterText) }),
  /** Ours: how many machines are rented now, whatever is asked for, how many of them end within 24 hours, and when the first of these ends (decisions 247). */
  response: z.extend(pageOf(bareMetalInstance), {
    InUse: z.optional(z.object({ RunningNum: z.int(), DueNum: z.int(), NearestDue: nullableTimestamp })),
  }),
});

export const updateBareMetalNote = defineCall({
  name: 'updateBareMetalNote',
  path: '/update_bare_metal_instance_note',
  summary: '修改裸金属备注',
  request: z.object({ id: identifier, note }),
  response: nothing,
});

export const noteInstance = defineCall({
  name: 'noteInstance',
  path: '/note_container',
  summary: '修改实例备注',
  request: z.object({ container_name: instanceName, note }),
  response: nothing,
});

/** `DiskReleaseTime` is null when the disk will not be kept. */
export const changeDueMode = defineCall({
  name: 'changeDueMode',
  path: '/instance/change_due_mode',
  summary: '修改到期处理方式',
  request: z.object({ instance_name: instanceName, due_mode: z.enum(DUE_MODE) }),
  response: z.object({ DueMode: z.enum(DUE_MODE), DiskReleaseTime: nullableTimestamp }),
});

/** Ends a kept disk (status 8); its data cannot be restored. */
export const removeKeptDisk = defineCall({
  name: 'removeKeptDisk',
  path: '/instance/remove_remain_disk_kvm',
  summary: '释放保留磁盘',
  request: instanceOnly,
  response: nothing,
});

/** Addresses of the web terminals and the plugins; an address is empty where there is no such terminal. */
export const getVncAndSsh = defineCall({
  name: 'getVncAndSsh',
  path: '/get_vnc_and_ssh',
  summary: '网页终端与插件地址',
  idempotent: true,
  request: instanceOnly,
  response: z.object({
    VncUrl: z.string(),
    SshUrl: z.string(),
    expire_time: timestamp,
    Plugins: z.array(instancePlugin),
  }),
});

/** Extension (screens B9): asks the machine itself whether each of its public ports answers. `DelayMs` is null where nothing listens. */
export const checkPorts = defineCall({
  name: 'checkPorts',
  path: '/instance/check_ports',
  summary: '检测端口是否可达',
  extension: true,
  idempotent: true,
  request: instanceOnly,
  response: z.object({ List: z.array(portAnswer), time: timestamp }),
});

/** Extension (screens B9): what an instance used of its cards, processor, memory, disk and network over the last hour, day or week. A sub-account sees its own. */
export const getInstanceUsage = defineCall({
  name: 'getInstanceUsage',
  path: '/instance/get_usage',
  summary: '实例监控',
  extension: true,
  idempotent: true,
  request: z.object({ instance_name: instanceName, range: z.enum(usageRanges) }),
  response: instanceUsage,
});

/** Extension (screens B8): how much of their cards several instances used in the last hour. Of those that are not the caller's, or of which nothing is known, there is none. */
export const getCardCourses = defineCall({
  name: 'getCardCourses',
  path: '/instance/get_card_courses',
  summary: '实例列表的 GPU 使用',
  extension: true,
  idempotent: true,
  request: z.object({ instance_names: z.array(instanceName).check(z.minLength(1), z.maxLength(MAX_PAGE_SIZE)) }),
  response: z.object({ Step: z.int(), EndTime: timestamp, List: z.array(cardCourse) }),
});

/** `Content` is the file in base64. */
export const getRdpFile = defineCall({
  name: 'getRdpFile',
  path: '/get_rdp_file',
  summary: '下载 RDP 文件',
  idempotent: true,
  request: instanceOnly,
  response: z.object({ FileName: z.string(), Content: z.string() }),
});

/** A failed start is refunded once whoever asks; asking again answers the same (decisions 19). */
export const refundFailedStart = defineCall({
  name: 'refundFailedStart',
  path: '/instance/kvm_error_refund',
  summary: '启动失败退费',
  intent: true,
  request: z.strictObject({ instance_name: instanceName }),
  response: z.object({
    ReturnMoney: nonNegativeMoney,
    ReturnPowerMoney: nonNegativeMoney,
    Status: z.enum(INSTANCE_STATUS),
  }),
});

/** What can start a kept disk, which starts only where it lies. Sizes GB, `HourPrice` yuan an hour; `reason` says why `List` is empty; `NoticeGpuNum` (extension) is how many free cards will be told of, 0 none. */
export const getStartOptions = defineCall({
  name: 'getStartOptions',
  path: '/instance/get_instance_available_kvm_num',
  summary: '保留磁盘可启动的资源',
  idempotent: true,
  request: instanceOnly,
  response: z.object({
    List: z.array(startOption),
    KeepDisk: z.object({ SystemDisk: z.int(), DataDisk: z.int(), HourPrice: nonNegativeMoney }),
    DiskReleaseTime: nullableTimestamp,
    reason: z.string(),
    NoticeGpuNum: z.optional(z.int()),
  }),
});

/** Extension (screens B6): the owner of a kept disk is told once when its machine can give so many cards; 0 takes the wish back. */
export const noticeWhenFree = defineCall({
  name: 'noticeWhenFree',
  path: '/instance/notice_when_free',
  summary: '有空闲显卡时通知',
  extension: true,
  request: z.object({ instance_name: instanceName, gpu_num: z.int().check(z.minimum(0), z.maximum(64)) }),
  response: z.object({ NoticeGpuNum: z.int() }),
});

/** No charge: the prepaid period runs on while a machine is shut down. It stays in status 6, with the phase as its message, until it runs; a start that failed is abnormal. */
export const startFromShutdown = defineCall({
  name: 'startFromShutdown',
  path: '/restart_kvm_from_shutdown',
  summary: '启动已关机的云主机',
  request: instanceOnly,
  response: newStatus,
});

/** Extension (screens G4): the specification starts from shutdown but never shuts down. */
export const shutDownKvm = defineCall({
  name: 'shutDownKvm',
  path: '/shutdown_kvm',
  summary: '云主机关机',
  extension: true,
  request: instanceOnly,
  response: newStatus,
});

export const restartKvm = defineCall({
  name: 'restartKvm',
  path: '/restart_kvm',
  summary: '重启云主机',
  request: instanceOnly,
  response: newStatus,
});

export const modifyKvmPassword = defineCall({
  name: 'modifyKvmPassword',
  path: '/modify_kvm_password',
  summary: '修改云主机密码',
  request: z.object({ instance_name: instanceName, passwd: instancePassword }),
  response: nothing,
});

/** `image` is a data address or a URL. A new picture each time, so it is not repeated by itself. */
export const screenshotKvm = defineCall({
  name: 'screenshotKvm',
  path: '/screenshot_kvm',
  summary: '云主机屏幕截图',
  request: instanceOnly,
  response: z.object({ image: z.string(), time: timestamp }),
});

/** The one GET of the main API; the token travels in `Authorization` (decisions 1). `LocalImages` are already on the host and install fast. */
export const getLocalImages = defineCall({
  name: 'getLocalImages',
  path: '/instance/kvm/get_local_images',
  method: 'GET',
  summary: '可用于重置系统的镜像',
  idempotent: true,
  request: instanceOnly,
  response: z.object({ images_display_info_map: imageMap, LocalImages: z.array(z.string()) }),
});

/** Empties the system disk; data disks stay. */
export const reinstallKvm = defineCall({
  name: 'reinstallKvm',
  path: '/instance/kvm/reinit_kvm_async',
  summary: '重置系统',
  request: z.object({
    instance_name: instanceName,
    image_name: catalogueName,
    passwd: z.optional(instancePassword),
  }),
  response: z.object({ TaskId: z.string(), Status: z.enum(INSTANCE_STATUS) }),
});

/** Extension (decisions 102): what opens one web terminal of a running instance, once and soon. */
export const createTerminalTicket = defineCall({
  name: 'createTerminalTicket',
  path: '/instance/create_terminal_ticket',
  summary: '网页终端凭证',
  extension: true,
  request: instanceOnly,
  response: z.object({ Ticket: z.string(), ExpireTime: timestamp }),
});

/** Extension (decisions 167): what opens the screen of a running virtual machine, once and soon. */
export const createScreenTicket = defineCall({
  name: 'createScreenTicket',
  path: '/instance/create_screen_ticket',
  summary: '网页 VNC 凭证',
  extension: true,
  request: instanceOnly,
  response: z.object({ Ticket: z.string(), ExpireTime: timestamp }),
});
