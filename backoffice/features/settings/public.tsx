export { readSettings, SettingForm, type SettingProps, type ValueOf } from './setting-form.tsx';
export { isNameOfSetting, nameOfPlace, nameOfSetting } from './setting-names.ts';
