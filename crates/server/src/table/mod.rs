//! A table: its state and law ([`Table`]), its stored form ([`Fact`]), the people around it
//! ([`room`]), and the task that owns all of it ([`actor`]).

pub(crate) mod actor;
mod fact;
mod person;
mod record;
mod recovery;
pub(crate) mod room;
mod settings;
#[expect(
    clippy::module_inception,
    reason = "one noun, one file; this noun names the folder too"
)]
mod table;
mod timing;
mod view;

pub(crate) use actor::Mail;
pub(crate) use fact::Fact;
pub(crate) use person::Person;
pub(crate) use recovery::Recovery;
pub(crate) use settings::Settings;
pub(crate) use table::{Phase, Table};
