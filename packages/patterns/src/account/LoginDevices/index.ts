export { deviceName } from './device-name';
export { EndDeviceDialog, EndOthersDialog } from './EndDeviceDialogs';
export { LoginDevices, type LoginDevicesProps } from './LoginDevices';
export { LoginRecords, type LoginRecordsProps } from './LoginRecords';
