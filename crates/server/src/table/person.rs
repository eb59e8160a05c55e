//! Somebody at a table.

use serde::{Deserialize, Serialize};
use store::PersonId;

/// A person with the name they had when they sat down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Person {
    #[serde(with = "id_text")]
    pub(crate) id: PersonId,
    pub(crate) name: String,
}

impl Person {
    /// As others see them.
    pub(crate) fn view(&self) -> protocol::Player {
        protocol::Player {
            id: self.id.to_string(),
            name: self.name.clone(),
        }
    }
}

pub(crate) mod id_text {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use std::{borrow::Cow, fmt::Display, str::FromStr};

    pub(crate) fn serialize<S: Serializer>(
        id: &impl Display,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(id)
    }

    pub(crate) fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}
