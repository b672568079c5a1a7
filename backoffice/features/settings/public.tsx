export { readSettings, SettingForm, type SettingProps, type ValueOf } from './setting-form.tsx';
