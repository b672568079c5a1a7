import * as v from 'valibot';
import { list, strictForm } from '../../editing/fields.ts';
import {
  ofEachSetting,
  type SettingName,
  sensitiveSettings,
  settingForms,
} from '../../editing/settings.ts';
import { text } from '../../forms/fields.ts';
import { staffOperation } from '../../operation.ts';
import { timestamp } from '../../shapes/values.ts';

const seen = v.pipe(v.number('VALIDATE.INVALID'), v.integer('VALIDATE.INVALID'));

/** The places that could not be read, as the person who saves over them was shown. */
const replaces = v.optional(list(text(200), 1000), []);

/**
 * What of the stored value cannot be read, so that its default holds: where it stands (`emails.0`;
 * empty: all of it), and what stands there, cut short. It stays stored until somebody saves over it.
 */
const unreadable = v.object({ place: v.string(), stored: v.string() });
export type UnreadablePart = v.InferOutput<typeof unreadable>;

/** As it holds now. Version 0: nobody has changed it, and the shop's default holds. */
const settingOf = <const Name extends SettingName>(name: Name) =>
  v.object({
    value: settingForms[name],
    version: v.number(),
    updated_at: v.nullable(timestamp),
    unreadable: v.array(unreadable),
  });

function savingOf<const Name extends SettingName>(name: Name) {
  return staffOperation('post', `/staff/settings/${name}/` as const, {
    needs: 'settings.write',
    ...(sensitiveSettings.includes(name) && { isSensitive: true as const }),
    body: strictForm({ version: seen, replaces, value: settingForms[name] }),
    answer: settingOf(name),
    refusals: [409],
  });
}

/** Their secret address is the shop's own to make: a call can switch them on, and not say where. */
const savingFeeds = {
  ...savingOf('feeds'),
  body: strictForm({
    version: seen,
    replaces,
    value: strictForm({ isOn: v.boolean('VALIDATE.INVALID') }),
  }),
} as const;

/** Another secret address for the feeds; the former one leads nowhere. */
export const renewFeedAddress = staffOperation('post', '/staff/settings/feeds/renew/', {
  needs: 'settings.write',
  isSensitive: true,
  body: strictForm({ version: seen }),
  answer: settingOf('feeds'),
  refusals: [409],
});

export const saveSetting = {
  ...(ofEachSetting(savingOf) as { [Name in SettingName]: ReturnType<typeof savingOf<Name>> }),
  feeds: savingFeeds,
};

/** Every setting as it holds now. */
export const readSettings = staffOperation('get', '/staff/settings/', {
  needs: 'settings.read',
  answer: v.object({
    ...(ofEachSetting(settingOf) as { [Name in SettingName]: ReturnType<typeof settingOf<Name>> }),
    /** The caller's own address: a list of networks must not leave it out. */
    own_address: v.string(),
  }),
});

export const settingOperations = [readSettings, renewFeedAddress, ...Object.values(saveSetting)];
