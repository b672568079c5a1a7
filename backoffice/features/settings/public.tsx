export { SettingPanel } from './setting-panel.tsx';
export { readSettings, useSettingForm } from './use-setting-form.ts';
