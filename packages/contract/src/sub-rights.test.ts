import { describe, expect, it } from 'vitest';
import { allCalls } from './calls';
import { KEY_SCOPES, keyScopeOf } from './key-scopes';
import { SUB_RIGHTS } from './rules/sub-right';
import { SUB_RIGHT_BY_REQUEST, SUB_RIGHT_CALLS, subRightOf } from './sub-rights';

const words = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Every sub-account does these, whatever it was granted: signing in and what is its own (password, phone, keys, devices, messages, tickets),
 * the market and its prices, looking at its machines, how far its limit reaches, and what gives money back.
 */
const always = words(`
  login smsLogin subAccountLogin register companyRegister sendSmsCode resetPassword logout getWechatLoginQrcode getWechatLoginStatus
  getInvitation sendInvitationCode acceptInvitation
  confirmLogin confirmLoginByAuthenticator sendLoginCode
  getPasskeyDomain getPasskeys startPasskey confirmPasskey removePasskey startPasskeyLogin confirmPasskeyLogin
  getUserInfo getUserVipInfo modifyPassword modifyNotifyPhone changeNoticeSetting getReminders readReminders
  getLoginDevices endLoginDevice endOtherLoginDevices getLoginRecords getOperations getOwnImages
  keepExport getExports deleteExport
  addSshKey removeSshKey getSshKeys addApiKey removeApiKey getApiKeys
  getAllGpuInfo getGpuSelectorDetail getHosts getGpuPriceInfo getStoreSelectorOptions getKvmGpuSelector getDockerGpuSelector
  getAvailableKvmNum getAvailableDockerNum getBareMetalModels getStockNotices noticeWhenInStock noticeWhenFree
  runKvmQueryPrice runContainerQueryPrice renewKvmQueryPrice renewContainerQueryPrice renewBareMetalQueryPrice
  runKvmFromKeptDiskQueryPrice addDiskQueryPrice elasticUpgradeQueryPrice updateBandwidthQueryPrice updateCpuQueryPrice updateMemoryQueryPrice
  getInstances getBareMetalInstances getInstanceUsage getCardCourses getInstanceEvents getInstanceSshKeys getStopPlan getPorts getSnapshots getLabels
  checkPorts getLocalImages getStartOptions getRemainDisk getHostRemainCpu getHostRemainMemory
  getContainerRemainCpu getContainerRemainGpu getContainerRemainMemory getRunway getCloudDisk refundFailedStart getEarlyRelease
  getBannerAndNotice getNotice getNotices rateDocument
  addWorkOrderNotification commentWorkOrder createWorkOrder deleteWorkOrderAttachment deleteWorkOrderNotification
  getUnreadFlag getWorkOrder getWorkOrderCategories getWorkOrderDocuments getWorkOrders updateWorkOrder
  uploadWorkOrderAttachment uploadWorkOrderImage
`);

const sent = allCalls.filter(({ roles }) => roles.includes('sub')).map(({ name }) => name);

describe('the rights of sub-accounts', () => {
  it('are decided for every call that one may send: it needs one right, or none', () => {
    expect(
      [
        ...SUB_RIGHTS.flatMap((right) => SUB_RIGHT_CALLS[right].filter((name) => sent.includes(name))),
        ...Object.keys(SUB_RIGHT_BY_REQUEST),
        ...always,
      ].sort(),
      'A new call that sub-accounts may send is put into `RENTING`, `OPERATING`, `ENLARGING` or the costs of key-scopes.ts (or beside them in sub-rights.ts, or in `SUB_RIGHT_BY_REQUEST` there), or among `always` of this file.',
    ).toEqual([...sent].sort());
  });

  it('cover all that a key may change, so that no key does more than its sub-account', () => {
    expect(KEY_SCOPES.manage.filter((name) => subRightOf(name) === null)).toEqual(Object.keys(SUB_RIGHT_BY_REQUEST));
    expect(new Set(KEY_SCOPES.manage).size).toBe(KEY_SCOPES.manage.length);
  });

  it('ask for 购买 for every intention that costs money', () => {
    const intents = allCalls.filter(({ intent, roles }) => intent && roles.includes('sub')).map(({ name }) => name);
    const costsNothing = ['createWorkOrder', 'refundFailedStart', 'releaseEarly', 'updateWorkOrder'];
    expect(intents.filter((name) => subRightOf(name) !== 'buy').sort()).toEqual(costsNothing);
  });

  it('let the market and the own machines be read without any', () => {
    expect(sent.filter((name) => keyScopeOf(name) === 'read' && subRightOf(name) !== null)).toEqual([]);
  });
});
