use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::{Argument, Language, Message};

/// Every sentence in every language.
pub struct Catalogue {
    vi: FluentBundle<FluentResource>,
    en: FluentBundle<FluentResource>,
    zh_hans: FluentBundle<FluentResource>,
}

impl Catalogue {
    /// Reads the sentences that are part of the program.
    pub fn new() -> Self {
        Self {
            vi: bundle(
                Language::Vi,
                [
                    include_str!("../../../locales/vi/rules.ftl"),
                    include_str!("../../../locales/vi/arbiter.ftl"),
                    include_str!("../../../locales/vi/record.ftl"),
                    include_str!("../../../locales/vi/cli.ftl"),
                ],
            ),
            en: bundle(
                Language::En,
                [
                    include_str!("../../../locales/en/rules.ftl"),
                    include_str!("../../../locales/en/arbiter.ftl"),
                    include_str!("../../../locales/en/record.ftl"),
                    include_str!("../../../locales/en/cli.ftl"),
                ],
            ),
            zh_hans: bundle(
                Language::ZhHans,
                [
                    include_str!("../../../locales/zh-Hans/rules.ftl"),
                    include_str!("../../../locales/zh-Hans/arbiter.ftl"),
                    include_str!("../../../locales/zh-Hans/record.ftl"),
                    include_str!("../../../locales/zh-Hans/cli.ftl"),
                ],
            ),
        }
    }

    /// Puts a message into words. A sentence that no file has comes back as its name.
    pub fn text(&self, language: Language, message: &Message) -> String {
        let bundle = match language {
            Language::Vi => &self.vi,
            Language::En => &self.en,
            Language::ZhHans => &self.zh_hans,
        };
        let Some(pattern) = bundle
            .get_message(&message.id)
            .and_then(|found| found.value())
        else {
            return message.id.clone().into_owned();
        };
        let args: FluentArgs<'_> = message
            .args
            .iter()
            .map(|(name, value)| (*name, fluent(value)))
            .collect();
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{message:?} in {language}: {errors:?}");
        text.into_owned()
    }
}

fn fluent(argument: &Argument) -> fluent_bundle::FluentValue<'_> {
    match argument {
        Argument::Text(text) => text.as_str().into(),
        Argument::Number(number) => (*number).into(),
    }
}

fn bundle<const N: usize>(language: Language, sources: [&str; N]) -> FluentBundle<FluentResource> {
    let tag = language
        .tag()
        .parse()
        .expect("our language tags are well-formed");
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // The sentences go to terminals and logs, which would show the isolation marks.
    bundle.set_use_isolating(false);
    for source in sources {
        let resource = FluentResource::try_new(source.to_owned())
            .unwrap_or_else(|(_, errors)| panic!("the sentences of {language}: {errors:?}"));
        bundle.add_resource_overriding(resource);
    }
    bundle
}

impl Default for Catalogue {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Catalogue").finish_non_exhaustive()
    }
}
